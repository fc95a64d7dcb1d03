import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  RemoveSavedSearchDocument,
  SavedSearchesDocument,
  type SavedSearchesQuery,
  SaveSearchDocument,
} from './savedSearches.generated';

export type SavedSearch = SavedSearchesQuery['savedSearches'][number];

/**
 * The searches about which the person wants notifications. A notification changes what is shown here, so they have the
 * tag of notifications.
 */
export const savedSearchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    savedSearches: build.query({
      ...operation(SavedSearchesDocument, (data) => data.savedSearches),
      providesTags: ['Notifications'],
    }),
    saveSearch: build.mutation({
      ...operation(SaveSearchDocument, (data) => data.saveSearch),
      invalidatesTags: ['Notifications'],
    }),
    /** The service's errors; empty when it is gone. */
    removeSavedSearch: build.mutation({
      ...operation(RemoveSavedSearchDocument, (data) => data.removeSavedSearch.errors),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const { useSavedSearchesQuery, useSaveSearchMutation, useRemoveSavedSearchMutation } =
  savedSearchesApi;
