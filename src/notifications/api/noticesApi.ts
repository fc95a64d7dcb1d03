import { baseApi } from '../../platform/api/baseApi';
import {
  NoticesDocument,
  type NoticesQuery,
  ReadNoticesDocument,
  UnreadNoticesDocument,
} from '../../platform/api/documents.generated';
import { operation } from '../../platform/api/operation';

/** Something that the person is told; what it says follows from its kind (`domain/notifications/notices.ts`). */
export type Notice = NoticesQuery['notices'][number];

/** How many are asked for at a time. */
export const noticePageSize = 20;

/** What the signed-in person is told. The tag is its own: an event that something has come invalidates it. */
export const noticesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many are unread. A failure shows no toast (`withoutToast` in listener.ts). */
    unreadNotices: build.query({
      ...operation(UnreadNoticesDocument, (data) => data.unreadNotices),
      providesTags: ['Notices'],
    }),
    notices: build.infiniteQuery<Notice[], void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (lastPage) =>
          lastPage.length < noticePageSize ? undefined : lastPage.at(-1)?.id,
      },
      query: ({ pageParam }) => ({
        document: NoticesDocument,
        variables: { first: noticePageSize, after: pageParam },
      }),
      transformResponse: (data: NoticesQuery) => data.notices,
      keepUnusedDataFor: 0,
      providesTags: ['Notices'],
    }),
    /** The service's errors; empty when they are marked. */
    readNotices: build.mutation({
      ...operation(ReadNoticesDocument, (data) => data.readNotices.errors),
      invalidatesTags: ['Notices'],
    }),
  }),
});

export const { useUnreadNoticesQuery, useNoticesInfiniteQuery, useReadNoticesMutation } =
  noticesApi;
