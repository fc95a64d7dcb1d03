import { searchVariables, type ToolSearch } from '../../../domain/search/toolSearch';
import type { ChangeAddressState } from '../../platform/store/useAddressState';
import type { Category } from '../../tools/api/catalogueApi';
import { lazyDialog } from '../../ui/lazyDialog';
import { useMapOpen } from './useMapOpen';
import { useSettledSearch } from './useSettledSearch';

const { Dialog: ToolMap, fetchAhead } = lazyDialog(
  async () => (await import(/* webpackChunkName: "map" */ './map/ToolMap')).ToolMap,
);
export const fetchMapAhead = fetchAhead;

interface Props {
  categories: readonly Pick<Category, 'id' | 'name' | 'code'>[] | undefined;
  change: ChangeAddressState<ToolSearch>;
}

/** The map of the results, while the address says that it is open. */
export function ToolMapPart({ categories, change }: Props) {
  const [isOpen, setOpen] = useMapOpen();
  const search = useSettledSearch();
  const listed = searchVariables(categories ?? [], search);
  // A map has no order.
  const { orderBy, orderDirection, ...filters } = {
    orderBy: null,
    orderDirection: null,
    ...listed,
  };
  return (
    <ToolMap
      open={isOpen}
      onClose={() => setOpen(false)}
      isReady={categories !== undefined || search.categories.length === 0}
      filters={filters}
      listed={listed}
      near={search.near}
      kilometres={search.distanceMax}
      change={change}
    />
  );
}
