import { useLingui } from '@lingui/react';
import { Search } from 'lucide-react';
import { use } from 'react';
import styled from 'styled-components';
import { formatShortPeriod } from '../../../domain/bookings/rentalPeriod';
import type { ToolSearch } from '../../../domain/search/toolSearch';
import type { CalendarDate } from '../../../domain/values/days';
import type { ChangeAddressState } from '../../platform/store/useAddressState';
import { media, theme } from '../../theme/theme';
import { lazyDialog } from '../../ui/lazyDialog';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { useSearchOriginQuery } from '../api/placesApi';
import { SearchDetailsContext } from './SearchDetailsContext';

const { Dialog: SearchSheet, fetchAhead } = lazyDialog(
  async () => (await import('./SearchSheet')).SearchSheet,
);

const { border, color, icon, radius, space, target } = theme;

const Pill = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: ${target.medium};
  padding-inline: ${space[4]};
  background: ${color.surface};
  border: ${border.edge} solid ${color.edge};
  border-radius: ${radius.round};
  text-align: start;
  ${media.tablet} {
    display: none;
  }
  svg {
    flex: none;
    width: ${icon.medium};
    height: ${icon.medium};
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The place that the distances are measured from: the wanted one, else the account's or the service's. */
function NearOrigin({ near }: { near: string }) {
  const { i18n } = useLingui();
  const { currentData: origin } = useSearchOriginQuery(near);
  if (origin === undefined) return null;
  return ` · ${
    origin === null
      ? i18n.t('Ukendt sted: {near}', { near })
      : i18n.t('Nær {near}', { near: origin.name })
  }`;
}

interface Props {
  search: ToolSearch;
  today: CalendarDate;
  change: ChangeAddressState<ToolSearch>;
}

/** On a phone, the search in one line: what, when and where. Opens the sheet in which it is changed. */
export function SearchPill({ search, today, change }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const details = use(SearchDetailsContext);
  const [open, setOpen] = useScreenState('search sheet open', false);
  const { searchTerm, from, to, near } = search;
  const what = searchTerm.trim() || i18n.t('Alt værktøj');
  const when =
    from !== null && to !== null ? formatShortPeriod(from, to, language) : i18n.t('Alle dage');
  return (
    <>
      <Pill
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" />
        <span>
          {what} · {when}
          {details && <NearOrigin near={near} />}
        </span>
      </Pill>
      <SearchSheet
        open={open}
        onClose={() => setOpen(false)}
        search={search}
        today={today}
        change={change}
      />
    </>
  );
}
