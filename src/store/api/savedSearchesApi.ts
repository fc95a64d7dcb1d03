import { baseApi } from './baseApi';
import {
  RemoveSavedSearchDocument,
  type RemoveSavedSearchMutation,
  type RemoveSavedSearchMutationVariables,
  SavedSearchesDocument,
  type SavedSearchesQuery,
  SaveSearchDocument,
  type SaveSearchMutation,
  type SaveSearchMutationVariables,
} from './documents.generated';

export type SavedSearch = SavedSearchesQuery['savedSearches'][number];

/**
 * The searches about which the person wants notices. A notice changes what is shown here, so they have the tag of
 * notices.
 */
export const savedSearchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    savedSearches: build.query<SavedSearch[], void>({
      query: () => ({ document: SavedSearchesDocument }),
      transformResponse: (data: SavedSearchesQuery) => data.savedSearches,
      providesTags: ['Notices'],
    }),
    saveSearch: build.mutation<SaveSearchMutation['saveSearch'], SaveSearchMutationVariables>({
      query: (variables) => ({ document: SaveSearchDocument, variables }),
      transformResponse: (data: SaveSearchMutation) => data.saveSearch,
      invalidatesTags: ['Notices'],
    }),
    /** The service's errors; empty when it is gone. */
    removeSavedSearch: build.mutation<string[], RemoveSavedSearchMutationVariables>({
      query: (variables) => ({ document: RemoveSavedSearchDocument, variables }),
      transformResponse: (data: RemoveSavedSearchMutation) => data.removeSavedSearch.errors,
      invalidatesTags: ['Notices'],
    }),
  }),
});

export const { useSavedSearchesQuery, useSaveSearchMutation, useRemoveSavedSearchMutation } =
  savedSearchesApi;
