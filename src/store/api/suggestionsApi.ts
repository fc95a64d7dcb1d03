import { baseApi } from './baseApi';
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from './documents.generated';
import { quietly } from './quietly';

export type SearchSuggestions = SearchSuggestionsQuery['searchSuggestions'];

/** Help while a search is typed: who searches can do without, so a failure is null and nobody is told. */
const suggestionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchSuggestions: build.query<SearchSuggestions | null, string>({
      queryFn: (term, _api, _extra, ask) =>
        quietly(
          ask,
          { document: SearchSuggestionsDocument, variables: { term } },
          (data) => (data as SearchSuggestionsQuery).searchSuggestions,
        ),
      providesTags: ['Tools'],
    }),
  }),
});

export const { useSearchSuggestionsQuery } = suggestionsApi;
