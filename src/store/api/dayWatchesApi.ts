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

/**
 * The days that the person waits for. A notice that days are free changes what is shown here, so they have the tag of
 * notices.
 */
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
    /** The service's errors; empty when the days are not watched any more. */
    unwatchDays: build.mutation<string[], UnwatchDaysMutationVariables>({
      query: (variables) => ({ document: UnwatchDaysDocument, variables }),
      transformResponse: (data: UnwatchDaysMutation) => data.unwatchDays.errors,
      invalidatesTags: ['Notices'],
    }),
  }),
});

export const { useDayWatchesQuery, useWatchDaysMutation, useUnwatchDaysMutation } = dayWatchesApi;
