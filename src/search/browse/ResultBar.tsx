import { useLingui } from '@lingui/react';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { type ReactNode, use } from 'react';
import styled from 'styled-components';
import type { ToolSearch, ToolSort, ToolView } from '../../../domain/search/toolSearch';
import type { ChangeAddressState } from '../../platform/store/useAddressState';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Select } from '../../ui/Select';
import { OriginLine } from './OriginLine';
import { SearchDetailsContext } from './SearchDetailsContext';
import { SortHelp } from './SortHelp';
import { fetchMapAhead } from './ToolMapPart';
import { Total } from './Totals';
import { mapButtonId, useMapOpen } from './useMapOpen';

/**
 * Shows the results on a map, which loads when it is first opened. Without an icon: it is as wide as the button that stands
 * in its place until that part has come, so nothing beside it moves. Not offered for a search without results.
 */
function MapButton({ isEmpty }: { isEmpty: boolean }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useMapOpen();
  if (isEmpty && !isOpen) return null;
  return (
    <Button
      id={mapButtonId}
      variant="secondary"
      aria-expanded={isOpen}
      onPointerEnter={fetchMapAhead}
      onFocus={fetchMapAhead}
      onClick={() => setOpen(!isOpen)}
    >
      {isOpen ? i18n.t('Skjul kort') : i18n.t('Vis på kort')}
    </Button>
  );
}

const { color, depth, radius, shadow, space } = theme;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  ${media.belowTablet} {
    [data-full] & {
      row-gap: ${space[1]};
    }
  }
  ${media.wide} {
    [data-map] & {
      row-gap: ${space[1]};
    }
  }
`;
const Count = styled.div`
  display: flex;
  justify-content: space-between;
  flex: 1 0 100%;
  order: 1;
  min-height: 1.55em;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${media.desktop} {
    display: block;
    flex: 1 0 auto;
    order: 0;
  }
  ${media.wide} {
    [data-map] & {
      display: flex;
      flex-basis: 100%;
    }
  }
`;
/* On a phone one line that scrolls sideways, to the edge of the window. */
const Tools = styled.div`
  display: contents;
  ${media.belowTablet} {
    [data-full] & {
      display: flex;
      gap: ${space[2]};
      flex: none;
      width: calc(100% + ${space[8]});
      margin-inline: calc(-1 * ${space[4]});
      padding-inline: ${space[4]};
      padding-block: ${space[1]};
      overflow-x: auto;
      scrollbar-width: none;
      white-space: nowrap;
    }
    [data-full] & > * {
      flex: none;
    }
  }
`;
/* On a phone it floats above the bottom of the window, within reach of the thumb. */
const MapPlace = styled.div`
  display: grid;
  ${media.belowTablet} {
    [data-full] & {
      position: fixed;
      inset-block-end: calc(${space[4]} + var(--bottom-bar, 0rem) + env(safe-area-inset-bottom));
      inset-inline-start: 50%;
      z-index: ${depth.stickyBar};
      transform: translateX(-50%);
      box-shadow: ${shadow.floating};
      border-radius: ${radius.round};
      > * {
        border-radius: ${radius.round};
      }
    }
  }
`;
const NearLine = styled.div`
  ${media.belowTablet} {
    [data-full] & {
      display: none;
    }
  }
`;
const Sort = styled.div`
  position: relative;
  /* On a phone it has what the button beside it leaves: its words are the longer ones. */
  flex: 9;
  min-width: 10rem;
  ${media.desktop} {
    flex: 0 1 12rem;
  }
  [data-full] & {
    min-width: 6.5rem;
  }
`;
const View = styled.div`
  ${media.belowPhone} {
    [data-full] & {
      display: none;
    }
  }
`;
const Pair = styled.div`
  [data-full] & {
    display: contents;
  }
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${space[3]};
  white-space: nowrap;
  > * {
    flex: 1;
    /* As wide as its words: Firefox would let a button be narrower. */
    min-width: max-content;
  }
  ${media.tablet} {
    display: contents;
    > * {
      flex: none;
    }
  }
`;

const sorts: readonly { value: ToolSort; label: string }[] = [
  { value: 'relevance', label: /*i18n*/ 'Relevans' },
  { value: 'price-asc', label: /*i18n*/ 'Pris: Lav til høj' },
  { value: 'price-desc', label: /*i18n*/ 'Pris: Høj til lav' },
  { value: 'rating', label: /*i18n*/ 'Bedømmelse' },
  { value: 'distance', label: /*i18n*/ 'Afstand' },
];
const views: readonly { value: ToolView; label: string; icon: ReactNode; hideLabel: true }[] = [
  {
    value: 'grid',
    label: /*i18n*/ 'Gitter',
    icon: <LayoutGrid aria-hidden="true" />,
    hideLabel: true,
  },
  { value: 'list', label: /*i18n*/ 'Liste', icon: <Rows3 aria-hidden="true" />, hideLabel: true },
];

interface Props {
  search: ToolSearch;
  change: ChangeAddressState<ToolSearch>;
  /** How many are shown; null until the first answer. */
  count: number | null;
  /** Whether there are more than are shown. */
  hasMore: boolean;
  /** On a phone, what stands beside the number. */
  beside?: ReactNode;
  /** The filters of a narrow screen. */
  children: ReactNode;
}

/**
 * The number of tools, and how they are shown. The service sorts; in the letter sorting is not connected to the query
 * (§2, D13).
 */
export function ResultBar({ search, change, count, hasMore, beside, children }: Props) {
  const details = use(SearchDetailsContext);
  const { i18n } = useLingui();
  const { hasFullSearch } = useDifferences();
  /** The total is known here once all tools are shown; before that the service counts them. */
  const countLine = (shown: number) => {
    if (!hasFullSearch) return i18n.t('Viser {shown} værktøj', { shown });
    return hasMore ? null : i18n.t('{shown} værktøj', { shown });
  };
  // An element of its own: React cannot remove a text that a browser has translated.
  const shown = count === null ? null : <span>{countLine(count)}</span>;
  return (
    <Bar>
      <Count>
        <span role="status">
          {shown && (details ? <Total hasMore={hasMore}>{shown}</Total> : shown)}
        </span>
        {details && (
          <NearLine>
            <OriginLine change={change} />
          </NearLine>
        )}
        {beside}
      </Count>
      <Tools>
        <Pair>
          {children}
          <MapPlace>
            {details ? (
              <MapButton isEmpty={count === 0} />
            ) : (
              // Does nothing, as given, and says so (D14), until the map button replaces it.
              <Button variant="secondary" aria-disabled>
                {i18n.t('Vis på kort')}
              </Button>
            )}
          </MapPlace>
        </Pair>
        <Sort>
          <Select
            label={i18n.t('Sortér efter')}
            hideLabel
            options={sorts.map((sort) => ({ ...sort, label: i18n.t(sort.label) }))}
            value={search.sort}
            onChange={(event) => change({ sort: event.currentTarget.value as ToolSort })}
          />
          {details && <SortHelp />}
        </Sort>
        <View>
          <SegmentedControl
            label={i18n.t('Visning')}
            options={views.map((view) => ({ ...view, label: i18n.t(view.label) }))}
            value={search.view}
            onChange={(view) => change({ view })}
          />
        </View>
      </Tools>
    </Bar>
  );
}
