import { baseApi } from '../../store/api/baseApi';
import {
  RemoveSavedSearchDocument,
  SavedSearchesDocument,
  type SavedSearchesQuery,
  SaveSearchDocument,
} from '../../store/api/documents.generated';
import { operation } from '../../store/api/operation';

export type SavedSearch = SavedSearchesQuery['savedSearches'][number];

/**
 * The searches about which the person wants notices. A notice changes what is shown here, so they have the tag of
 * notices.
 */
export const savedSearchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    savedSearches: build.query({
      ...operation(SavedSearchesDocument, (data) => data.savedSearches),
      providesTags: ['Notices'],
    }),
    saveSearch: build.mutation({
      ...operation(SaveSearchDocument, (data) => data.saveSearch),
      invalidatesTags: ['Notices'],
    }),
    /** The service's errors; empty when it is gone. */
    removeSavedSearch: build.mutation({
      ...operation(RemoveSavedSearchDocument, (data) => data.removeSavedSearch.errors),
      invalidatesTags: ['Notices'],
    }),
  }),
});

export const { useSavedSearchesQuery, useSaveSearchMutation, useRemoveSavedSearchMutation } =
  savedSearchesApi;
