import { useScreenState } from '../../../ui/useScreenState';
import type { MapFilters, MapMark } from '../../api/toolMapApi';

interface Chosen {
  /** The search at that time: a mark of another search does not count. */
  search: string;
  mark: MapMark;
}

/** The mark whose tools are listed, if any. */
export function useChosenMark(
  filters: MapFilters,
): [mark: MapMark | null, choose: (mark: MapMark | null) => void] {
  const [chosen, setChosen] = useScreenState<Chosen | null>('map mark', null);
  const search = JSON.stringify(filters);
  return [
    chosen?.search === search ? chosen.mark : null,
    (mark) => setChosen(mark && { search, mark }),
  ];
}
