import { baseApi } from '../../platform/api/baseApi';
import {
  SearchFacetsDocument,
  type SearchFacetsQuery,
} from '../../platform/api/documents.generated';
import { operation } from '../../platform/api/operation';

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
