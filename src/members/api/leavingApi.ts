import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  CalendarFeedDocument,
  type CalendarFeedQuery,
  ComeBackDocument,
  DeleteAccountDocument,
  type DeleteAccountMutation,
  ExportEverythingDocument,
  LeavingReasonsDocument,
  MakeCalendarFeedDocument,
  RemoveCalendarFeedDocument,
} from './leaving.generated';

export type CalendarFeed = CalendarFeedQuery['calendarFeed'];
/** The response to a deletion: the last day to come back, or the reasons against it. */
export type LeavingAnswer = DeleteAccountMutation['deleteAccount'];

/** The export of all data, the address for calendars, deleting the account and coming back. */
export const leavingApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['CalendarFeed', 'SecurityEvents'] })
  .injectEndpoints({
    endpoints: (build) => ({
      calendarFeed: build.query({
        ...operation(CalendarFeedDocument, (data) => data.calendarFeed, { nullable: true }),
        keepUnusedDataFor: 0,
        providesTags: ['CalendarFeed'],
      }),
      leavingReasons: build.query({
        ...operation(LeavingReasonsDocument, (data) => data.leavingReasons),
        keepUnusedDataFor: 0,
      }),
      exportEverything: build.mutation({
        ...operation(ExportEverythingDocument, (data) => data.exportEverything),
        invalidatesTags: ['SecurityEvents'],
      }),
      makeCalendarFeed: build.mutation({
        ...operation(MakeCalendarFeedDocument, (data) => data.makeCalendarFeed.errors),
        invalidatesTags: ['CalendarFeed', 'SecurityEvents'],
      }),
      removeCalendarFeed: build.mutation({
        ...operation(RemoveCalendarFeedDocument, (data) => data.removeCalendarFeed.errors),
        invalidatesTags: ['CalendarFeed', 'SecurityEvents'],
      }),
      deleteAccount: build.mutation({
        ...operation(DeleteAccountDocument, (data) => data.deleteAccount),
      }),
      comeBack: build.mutation({ ...operation(ComeBackDocument, (data) => data.comeBack.errors) }),
    }),
  });

export const {
  useCalendarFeedQuery,
  useLazyLeavingReasonsQuery,
  useExportEverythingMutation,
  useMakeCalendarFeedMutation,
  useRemoveCalendarFeedMutation,
  useDeleteAccountMutation,
  useComeBackMutation,
} = leavingApi;
