import { officeApi } from './officeApi';
import {
  SearchDocument,
  type SearchQuery,
  type SearchQueryVariables,
  ToolsCsvDocument,
  type ToolsCsvQuery,
} from './search.generated';

const searchApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchQuery['search'], SearchQueryVariables>({
      query: (variables) => ({ document: SearchDocument, variables }),
      transformResponse: ({ search }: SearchQuery) => search,
    }),
    // Not cached: a file of thousands of lines.
    toolsCsv: build.mutation<string, string>({
      query: (text) => ({ document: ToolsCsvDocument, variables: { text } }),
      transformResponse: ({ toolsCsv }: ToolsCsvQuery) => toolsCsv,
    }),
  }),
});

export const { useSearchQuery, useToolsCsvMutation } = searchApi;
