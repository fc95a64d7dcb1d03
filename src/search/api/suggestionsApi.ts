import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from './suggestions.generated';

export type SearchSuggestions = SearchSuggestionsQuery['searchSuggestions'];

/** Suggestions while a search is typed. The search works without them (`withoutToast` in listener.ts). */
const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchSuggestions: build.query({
      ...operation(SearchSuggestionsDocument, (data) => data.searchSuggestions),
      providesTags: ['Tools'],
    }),
  }),
});

export const { useSearchSuggestionsQuery } = suggestionsApi;
