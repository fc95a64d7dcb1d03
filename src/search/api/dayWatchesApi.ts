import { baseApi } from '../../platform/api/baseApi';
import {
  DayWatchesDocument,
  type DayWatchesQuery,
  UnwatchDaysDocument,
  WatchDaysDocument,
} from '../../platform/api/documents.generated';
import { operation } from '../../platform/api/operation';

export type DayWatch = DayWatchesQuery['dayWatches'][number];

/**
 * The days that the person waits for. A notification that days are free changes what is shown here, so they have the
 * tag of notifications.
 */
export const dayWatchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of one tool, or of all. */
    dayWatches: build.query({
      ...operation(DayWatchesDocument, (data) => data.dayWatches),
      providesTags: ['Notifications'],
    }),
    watchDays: build.mutation({
      ...operation(WatchDaysDocument, (data) => data.watchDays),
      invalidatesTags: ['Notifications'],
    }),
    /** The service's errors; empty when the days are not watched any more. */
    unwatchDays: build.mutation({
      ...operation(UnwatchDaysDocument, (data) => data.unwatchDays.errors),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const { useDayWatchesQuery, useWatchDaysMutation, useUnwatchDaysMutation } = dayWatchesApi;
