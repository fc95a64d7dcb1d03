import { baseApi } from './baseApi';
import {
  DayWatchesDocument,
  type DayWatchesQuery,
  type DayWatchesQueryVariables,
  RemoveSavedSearchDocument,
  type RemoveSavedSearchMutation,
  type RemoveSavedSearchMutationVariables,
  SavedSearchesDocument,
  type SavedSearchesQuery,
  SaveSearchDocument,
  type SaveSearchMutation,
  type SaveSearchMutationVariables,
  UnwatchDaysDocument,
  type UnwatchDaysMutation,
  type UnwatchDaysMutationVariables,
  WatchDaysDocument,
  type WatchDaysMutation,
  type WatchDaysMutationVariables,
} from './documents.generated';

export type SavedSearch = SavedSearchesQuery['savedSearches'][number];
export type DayWatch = DayWatchesQuery['dayWatches'][number];

/** What the person wants to be told of. Whoever is told something sees here that they were: so both have the tag of notices. */
export const toldWhenApi = baseApi.injectEndpoints({
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
    /** What the service says against it; empty when it is gone. */
    removeSavedSearch: build.mutation<string[], RemoveSavedSearchMutationVariables>({
      query: (variables) => ({ document: RemoveSavedSearchDocument, variables }),
      transformResponse: (data: RemoveSavedSearchMutation) => data.removeSavedSearch.errors,
      invalidatesTags: ['Notices'],
    }),
    /** Of one tool, or of all. */
    dayWatches: build.query<DayWatch[], DayWatchesQueryVariables>({
      query: (variables) => ({ document: DayWatchesDocument, variables }),
      transformResponse: (data: DayWatchesQuery) => data.dayWatches,
      providesTags: ['Notices'],
    }),
    watchDays: build.mutation<WatchDaysMutation['watchDays'], WatchDaysMutationVariables>({
      query: (variables) => ({ document: WatchDaysDocument, variables }),
      transformResponse: (data: WatchDaysMutation) => data.watchDays,
      invalidatesTags: ['Notices'],
    }),
    /** What the service says against it; empty when nothing is waited for any more. */
    unwatchDays: build.mutation<string[], UnwatchDaysMutationVariables>({
      query: (variables) => ({ document: UnwatchDaysDocument, variables }),
      transformResponse: (data: UnwatchDaysMutation) => data.unwatchDays.errors,
      invalidatesTags: ['Notices'],
    }),
  }),
});

export const {
  useSavedSearchesQuery,
  useSaveSearchMutation,
  useRemoveSavedSearchMutation,
  useDayWatchesQuery,
  useWatchDaysMutation,
  useUnwatchDaysMutation,
} = toldWhenApi;
