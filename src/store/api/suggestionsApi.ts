import { baseApi } from './baseApi';
import {
  SearchSuggestionsDocument,
  type SearchSuggestionsQuery,
  type SearchSuggestionsQueryVariables,
} from './documents.generated';
import { fetchOptional } from './fetchOptional';

export type SearchSuggestions = SearchSuggestionsQuery['searchSuggestions'];

/** Suggestions while a search is typed. The search works without them, so a failure gives null and no toast. */
const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchSuggestions: build.query<SearchSuggestions | null, SearchSuggestionsQueryVariables>({
      queryFn: (variables, _api, _extra, ask) =>
        fetchOptional(
          ask,
          { document: SearchSuggestionsDocument, variables },
          (data) => (data as SearchSuggestionsQuery).searchSuggestions,
        ),
      providesTags: ['Tools'],
    }),
  }),
});

export const { useSearchSuggestionsQuery } = suggestionsApi;
