import type { Activity, DashboardBooking, DashboardMessage } from '../../../domain/activity';
import { copenhagenDateOf } from '../../../domain/days';
import { baseApi } from './baseApi';
import { fromSample } from './fromSample';

/** The dashboard's queries are not cached (§7): nothing of them outlives its last reader. */
const uncached = { keepUnusedDataFor: 0 };

/** What the dashboard lists beside the user's own tools. All of it is sample data (§2). */
export const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardBookings: build.query<DashboardBooking[], void>({
      queryFn: () =>
        fromSample(async () => {
          const { sampleDashboardBookings } = await import('../../../sample/dashboardBookings');
          return sampleDashboardBookings(copenhagenDateOf(new Date()));
        }),
      ...uncached,
      providesTags: ['Bookings'],
    }),
    dashboardMessages: build.query<DashboardMessage[], void>({
      queryFn: () =>
        fromSample(async () =>
          (await import('../../../sample/messages')).sampleMessages(new Date()),
        ),
      ...uncached,
      providesTags: ['Conversations'],
    }),
    recentActivity: build.query<Activity[], void>({
      queryFn: () =>
        fromSample(async () =>
          (await import('../../../sample/activity')).sampleActivity(new Date()),
        ),
      ...uncached,
    }),
  }),
});

export const { useDashboardBookingsQuery, useDashboardMessagesQuery, useRecentActivityQuery } =
  dashboardApi;
