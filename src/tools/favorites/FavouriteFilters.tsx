import { useLingui } from '@lingui/react';
import { LayoutGrid, Rows3, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ToolView } from '../../../domain/search/toolSearch';
import type { FavouritesAddress } from '../../../domain/tools/favourites';
import type { ChangeAddressState } from '../../platform/store/useAddressState';
import { media, theme } from '../../theme/theme';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Select } from '../../ui/Select';
import { TextField } from '../../ui/TextField';

const { space } = theme;

const Bar = styled.form<{ $hasViews: boolean }>`
  display: grid;
  gap: ${space[3]};
  align-items: center;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 14rem ${({ $hasViews }) => ($hasViews ? 'auto' : '')};
  }
`;
const WideOnly = styled.div`
  display: flex;
  ${media.belowTablet} {
    display: none;
  }
`;

const views: readonly { value: ToolView; label: string; icon: ReactNode; hideLabel: true }[] = [
  {
    value: 'grid',
    label: /*i18n*/ 'Grid',
    icon: <LayoutGrid aria-hidden="true" />,
    hideLabel: true,
  },
  { value: 'list', label: /*i18n*/ 'List', icon: <Rows3 aria-hidden="true" />, hideLabel: true },
];

interface Props {
  state: FavouritesAddress;
  /** The categories of saved tools, sorted. */
  categories: readonly string[];
  /** Whether there is a choice between a grid and a list. */
  hasViews: boolean;
  change: ChangeAddressState<FavouritesAddress>;
}

/** Search, category and view of the saved tools (§2). The list changes at each key, the address after a pause. */
export function FavouriteFilters({ state, categories, hasViews, change }: Props) {
  const { i18n } = useLingui();
  return (
    <Bar role="search" $hasViews={hasViews} onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        label={i18n.t('Search favorites')}
        hideLabel
        placeholder={i18n.t('Search favorites')}
        autoComplete="off"
        icon={<Search />}
        value={state.q}
        onChange={(event) => change({ q: event.currentTarget.value }, 'paused')}
      />
      <Select
        label={i18n.t('Category')}
        hideLabel
        options={[
          { value: '', label: i18n.t('All Categories') },
          ...categories.map((name) => ({ value: name, label: i18n.t(name) })),
        ]}
        value={state.category ?? ''}
        onChange={(event) => change({ category: event.currentTarget.value || null })}
      />
      {hasViews ? (
        <WideOnly>
          <SegmentedControl
            label={i18n.t('View')}
            options={views.map((view) => ({ ...view, label: i18n.t(view.label) }))}
            value={state.view}
            onChange={(view) => change({ view })}
          />
        </WideOnly>
      ) : null}
    </Bar>
  );
}
