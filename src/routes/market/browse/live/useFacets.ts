import { skipToken } from '@reduxjs/toolkit/query/react';
import { searchVariables, type ToolSearch } from '../../../../../domain/toolSearch';
import { useCategoriesQuery } from '../../../../store/api/catalogueApi';
import { type SearchFacets, useSearchFacetsQuery } from '../../../../store/api/facetsApi';
import { useSettledSearch } from './useSettledSearch';

interface Facets {
  /** Undefined until they are there for the first time, and where they could not be had. */
  facets: SearchFacets | undefined;
  /** They are of the search before this one, whose counts are on their way. */
  stale: boolean;
}

/**
 * How many tools the search of the address finds, and each of its choices. All parts share one question.
 * `changed`: what a search is to have otherwise.
 */
export function useFacets(changed: Partial<ToolSearch> = {}): Facets {
  const search = useSettledSearch();
  const { data: categories } = useCategoriesQuery();
  const ready = categories !== undefined || search.categories.length === 0;
  // In whatever order, there are as many.
  const wanted: ToolSearch = { ...search, ...changed, sort: 'relevance' };
  const variables = searchVariables(categories ?? [], wanted, 'live');
  const { data, currentData, isError } = useSearchFacetsQuery(ready ? variables : skipToken);
  return {
    facets: isError ? undefined : data,
    stale: currentData === undefined,
  };
}
