import { skipToken } from '@reduxjs/toolkit/query/react';
import { searchVariables, type ToolSearch } from '../../../../../domain/toolSearch';
import { useCategoriesQuery } from '../../../../store/api/catalogueApi';
import { type SearchFacets, useSearchFacetsQuery } from '../../../../store/api/facetsApi';
import { useSettledSearch } from './useSettledSearch';

interface Facets {
  /** Undefined until they have loaded once, and after a failure. */
  facets: SearchFacets | undefined;
  /** True when they belong to the previous search, while those of this one load. */
  stale: boolean;
}

/**
 * How many tools the search in the address finds, in total and for each choice. All parts share one request.
 * `changed` overrides parts of the search.
 */
export function useFacets(changed: Partial<ToolSearch> = {}): Facets {
  const search = useSettledSearch();
  const { data: categories } = useCategoriesQuery();
  const ready = categories !== undefined || search.categories.length === 0;
  // One order for all, since the order does not change the counts.
  const wanted: ToolSearch = { ...search, ...changed, sort: 'relevance' };
  const variables = searchVariables(categories ?? [], wanted, 'live');
  const { data, currentData, isError } = useSearchFacetsQuery(ready ? variables : skipToken);
  return {
    facets: isError ? undefined : data,
    stale: currentData === undefined,
  };
}
