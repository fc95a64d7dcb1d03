import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  NotificationsDocument,
  type NotificationsQuery,
  ReadNotificationsDocument,
  UnreadNotificationsDocument,
} from './notifications.generated';

/** Something that the person is told; what it says follows from its kind (`domain/notifications/notifications.ts`). */
export type Notification = NotificationsQuery['notifications'][number];

/** How many are asked for at a time. */
export const notificationPageSize = 20;

/** The signed-in member's notifications. Their tag is invalidated by the event of a new one. */
export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many are unread. A failure shows no toast (`withoutToast` in listener.ts). */
    unreadNotifications: build.query({
      ...operation(UnreadNotificationsDocument, (data) => data.unreadNotifications),
      providesTags: ['Notifications'],
    }),
    notifications: build.infiniteQuery<Notification[], void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (lastPage) =>
          lastPage.length < notificationPageSize ? undefined : lastPage.at(-1)?.id,
      },
      query: ({ pageParam }) => ({
        document: NotificationsDocument,
        variables: { first: notificationPageSize, after: pageParam },
      }),
      transformResponse: (data: NotificationsQuery) => data.notifications,
      keepUnusedDataFor: 0,
      providesTags: ['Notifications'],
    }),
    /** The service's errors; empty when they are marked. */
    readNotifications: build.mutation({
      ...operation(ReadNotificationsDocument, (data) => data.readNotifications.errors),
      invalidatesTags: ['Notifications'],
    }),
  }),
});

export const {
  useUnreadNotificationsQuery,
  useNotificationsInfiniteQuery,
  useReadNotificationsMutation,
} = notificationsApi;
