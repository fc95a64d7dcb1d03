import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import { SearchFacetsDocument, type SearchFacetsQuery } from './facets.generated';

export type SearchFacets = SearchFacetsQuery['searchFacets'];

const facetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many tools a search finds: in total, and for each choice of a filter. */
    searchFacets: build.query({
      ...operation(SearchFacetsDocument, (data) => data.searchFacets),
      providesTags: ['Tools', 'Distances'],
    }),
  }),
});

export const { useSearchFacetsQuery } = facetsApi;
export const { useQueryState: useSearchFacetsQueryState } = facetsApi.endpoints.searchFacets;
