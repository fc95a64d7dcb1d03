import { skipToken } from '@reduxjs/toolkit/query/react';
import { searchVariables, type ToolSearch } from '../../../domain/search/toolSearch';
import { useCategoriesQuery } from '../../tools/api/catalogueApi';
import {
  type SearchFacets,
  useSearchFacetsQuery,
  useSearchFacetsQueryState,
} from '../api/facetsApi';
import { useSettledSearch } from './useSettledSearch';

interface Facets {
  /** Undefined until they have loaded once, and after a failure. */
  facets: SearchFacets | undefined;
  /** True when they belong to the previous search, while those of this one load. */
  stale: boolean;
}

/** The arguments of the request that all parts share; nothing until the categories in the address are known. */
function useFacetArguments(changed: Partial<ToolSearch>) {
  const search = useSettledSearch();
  const { data: categories } = useCategoriesQuery();
  const ready = categories !== undefined || search.categories.length === 0;
  // One order for all, since the order does not change the counts.
  const wanted: ToolSearch = { ...search, ...changed, sort: 'relevance' };
  return ready ? searchVariables(categories ?? [], wanted) : skipToken;
}

const unchanged: Partial<ToolSearch> = {};

interface Result {
  data?: SearchFacets | undefined;
  currentData?: SearchFacets | undefined;
  isError: boolean;
}

const getFacets = ({ data, currentData, isError }: Result): Facets => ({
  facets: isError ? undefined : data,
  stale: currentData === undefined,
});

/**
 * How many tools the search in the address finds, in total and for each choice. All parts share one request.
 * `changed` overrides parts of the search.
 */
export function useFacets(changed: Partial<ToolSearch> = unchanged): Facets {
  return getFacets(useSearchFacetsQuery(useFacetArguments(changed)));
}

/** The same for one of many parts beside one that asks (`useFacets`): it reads the answer and subscribes to no request. */
export function useFacetsAskedBeside(): Facets {
  return getFacets(useSearchFacetsQueryState(useFacetArguments(unchanged)));
}
