import { baseApi } from './baseApi';
import {
  DayWatchesDocument,
  type DayWatchesQuery,
  type DayWatchesQueryVariables,
  UnwatchDaysDocument,
  type UnwatchDaysMutation,
  type UnwatchDaysMutationVariables,
  WatchDaysDocument,
  type WatchDaysMutation,
  type WatchDaysMutationVariables,
} from './documents.generated';

export type DayWatch = DayWatchesQuery['dayWatches'][number];

/** The days that the person waits for. Who is told that they are free sees that here: so they have the tag of notices. */
export const dayWatchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useDayWatchesQuery, useWatchDaysMutation, useUnwatchDaysMutation } = dayWatchesApi;
