import { baseApi } from './baseApi';
import {
  SearchFacetsDocument,
  type SearchFacetsQuery,
  type SearchFacetsQueryVariables,
} from './documents.generated';

export type SearchFacets = SearchFacetsQuery['searchFacets'];

const facetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many tools a search finds: in total, and for each choice of a filter. */
    searchFacets: build.query<SearchFacets, SearchFacetsQueryVariables>({
      query: (variables) => ({ document: SearchFacetsDocument, variables }),
      transformResponse: (data: SearchFacetsQuery) => data.searchFacets,
      providesTags: ['Tools', 'Distances'],
    }),
  }),
});

export const { useSearchFacetsQuery } = facetsApi;
export const { useQueryState: useSearchFacetsQueryState } = facetsApi.endpoints.searchFacets;
