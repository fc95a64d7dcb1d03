import { LayoutGrid, MapPinned, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ToolSearch, ToolSort, ToolView } from '../../../../domain/toolSearch';
import type { ChangeAddressState } from '../../../store/useAddressState';
import { useSource } from '../../../store/useSource';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { Select } from '../../../ui/Select';

const { color, space } = theme;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;
const Count = styled.p`
  flex: 1 0 100%;
  order: 1;
  min-height: 1.55em;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${media.desktop} {
    flex: 1 0 auto;
    order: 0;
  }
`;
const Sort = styled.div`
  flex: 1;
  min-width: 10rem;
  ${media.desktop} {
    flex: 0 1 12rem;
  }
`;
const Pair = styled.div`
  display: flex;
  flex: 1 0 100%;
  gap: ${space[3]};
  white-space: nowrap;
  > * {
    flex: 1;
  }
  ${media.tablet} {
    display: contents;
    > * {
      flex: none;
    }
  }
`;

const sorts: readonly { value: ToolSort; label: string }[] = [
  { value: 'relevance', label: 'Relevans' },
  { value: 'price-asc', label: 'Pris: Lav til høj' },
  { value: 'price-desc', label: 'Pris: Høj til lav' },
  { value: 'rating', label: 'Bedømmelse' },
  { value: 'distance', label: 'Afstand' },
];
const views: readonly { value: ToolView; label: string; icon: ReactNode; hideLabel: true }[] = [
  { value: 'grid', label: 'Gitter', icon: <LayoutGrid aria-hidden="true" />, hideLabel: true },
  { value: 'list', label: 'Liste', icon: <Rows3 aria-hidden="true" />, hideLabel: true },
];

interface Props {
  search: ToolSearch;
  change: ChangeAddressState<ToolSearch>;
  /** How many are shown; null until the first answer. */
  count: number | null;
  /** Whether there are more than are shown. */
  hasMore: boolean;
  /** The filters of a narrow screen. */
  children: ReactNode;
}

/** How many there are, and how they are shown. Sorting is not connected to the query (§2, D13). */
export function ResultBar({ search, change, count, hasMore, children }: Props) {
  const source = useSource();
  const countLine = (shown: number) => {
    if (source === 'sample') return `Viser ${shown} værktøj`;
    // The service does not say how many there are, until the last of them is shown.
    return hasMore ? `Mindst ${shown} værktøj` : `${shown} værktøj`;
  };
  return (
    <Bar>
      <Count role="status">{count === null ? '' : countLine(count)}</Count>
      <Pair>
        {children}
        {/* Does nothing, as given, and says so (D14). */}
        <Button variant="secondary" aria-disabled icon={<MapPinned aria-hidden="true" />}>
          Vis på kort
        </Button>
      </Pair>
      <Sort>
        <Select
          label="Sortér efter"
          hideLabel
          options={sorts}
          value={search.sort}
          onChange={(event) => change({ sort: event.currentTarget.value as ToolSort })}
        />
      </Sort>
      <SegmentedControl
        label="Visning"
        options={views}
        value={search.view}
        onChange={(view) => change({ view })}
      />
    </Bar>
  );
}
