import { useLingui } from '@lingui/react';
import { SlidersHorizontal } from 'lucide-react';
import { use } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazyDialog';
import { useHasBeenTrue } from '../../ui/useHasBeenTrue';
import { useScreenState } from '../../ui/useScreenState';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { FilterPanel, type FilterPanelProps } from './FilterPanel';
import { SearchDetailsContext } from './SearchDetailsContext';
import { ShowTotal } from './Totals';

// The drawer and its libraries load when it is opened for the first time.
const { Dialog: Drawer } = lazyDialog(async () => (await import('../../ui/Drawer')).Drawer);

/* The shortcuts are for a phone, where the line scrolls. */
const NarrowOnly = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  > button {
    flex: 1;
  }
  > button ~ button {
    display: none;
    ${media.belowTablet} {
      [data-full] & {
        display: inline-flex;
      }
    }
  }
  ${media.desktop} {
    display: none;
  }
  ${media.wide} {
    [data-map] & {
      display: flex;
    }
  }
`;
const Foot = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[3]};
`;

interface Props extends FilterPanelProps {
  activeCount: number;
  /** How many tools are shown; null until the first answer. */
  count: number | null;
  onReset: () => void;
}

/** The filters of a narrow screen: a button with the number of active ones, and a drawer. */
export function FilterMenu({ activeCount, count, onReset, ...panel }: Props) {
  const details = use(SearchDetailsContext);
  const { i18n } = useLingui();
  const [open, setOpen] = useScreenState('filters open', false);
  const wasOpened = useHasBeenTrue(open);
  const close = () => setOpen(false);
  const isGood = panel.search.ratingMin === 4;
  const showShown =
    count === null ? i18n.t('Vis værktøj') : i18n.t('Vis {count} værktøj', { count });
  return (
    <NarrowOnly>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {i18n.t('Filtre')}
        {activeCount > 0 ? (
          <Badge $tone="solid">
            <span>{activeCount}</span>
            <VisuallyHidden>
              {activeCount === 1 ? i18n.t(' aktivt') : i18n.t(' aktive')}
            </VisuallyHidden>
          </Badge>
        ) : null}
      </Button>
      {details && (
        <>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {i18n.t('Kategori')}
          </Button>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {i18n.t('Pris')}
          </Button>
          <Button
            variant={isGood ? 'primary' : 'secondary'}
            aria-pressed={isGood}
            onClick={() => panel.change({ ratingMin: isGood ? null : 4 })}
          >
            {i18n.t('4+ stjerner')}
          </Button>
        </>
      )}
      {wasOpened && (
        <Drawer
          open={open}
          onClose={close}
          side="left"
          title={i18n.t('Filtre')}
          closeLabel={i18n.t('Luk filtre')}
          footer={
            <Foot>
              <Button variant="secondary" onClick={onReset}>
                {i18n.t('Ryd alt')}
              </Button>
              <Button onClick={close}>
                {details ? <ShowTotal>{showShown}</ShowTotal> : showShown}
              </Button>
            </Foot>
          }
        >
          <FilterPanel {...panel} />
        </Drawer>
      )}
    </NarrowOnly>
  );
}
