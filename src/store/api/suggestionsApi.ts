import { baseApi } from './baseApi';
import {
  SearchSuggestionsDocument,
  type SearchSuggestionsQuery,
  type SearchSuggestionsQueryVariables,
} from './documents.generated';

export type SearchSuggestions = SearchSuggestionsQuery['searchSuggestions'];

/** Suggestions while a search is typed. The search works without them (`withoutToast` in listener.ts). */
const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchSuggestions: build.query<SearchSuggestions, SearchSuggestionsQueryVariables>({
      query: (variables) => ({ document: SearchSuggestionsDocument, variables }),
      transformResponse: (data: SearchSuggestionsQuery) => data.searchSuggestions,
      providesTags: ['Tools'],
    }),
  }),
});

export const { useSearchSuggestionsQuery } = suggestionsApi;
