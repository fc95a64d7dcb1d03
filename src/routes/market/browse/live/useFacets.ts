import { skipToken } from '@reduxjs/toolkit/query/react';
import { searchVariables } from '../../../../../domain/toolSearch';
import { useCategoriesQuery } from '../../../../store/api/catalogueApi';
import { type SearchFacets, useSearchFacetsQuery } from '../../../../store/api/facetsApi';
import { useSettledSearch } from './useSettledSearch';

interface Facets {
  /** Undefined until they are there for the first time, and where they could not be had. */
  facets: SearchFacets | undefined;
  /** They are of the search before this one, whose counts are on their way. */
  stale: boolean;
}

/** How many tools the search of the address finds, and each of its choices. All parts share one question. */
export function useFacets(): Facets {
  const search = useSettledSearch();
  const { data: categories } = useCategoriesQuery();
  const ready = categories !== undefined || search.categories.length === 0;
  // In whatever order, there are as many.
  const variables = searchVariables(categories ?? [], { ...search, sort: 'relevance' }, 'live');
  const { data, currentData, isError } = useSearchFacetsQuery(ready ? variables : skipToken);
  return {
    facets: isError ? undefined : data,
    stale: currentData === undefined,
  };
}
