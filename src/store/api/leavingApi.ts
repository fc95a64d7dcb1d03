import { baseApi } from './baseApi';
import {
  CalendarFeedDocument,
  type CalendarFeedQuery,
  ComeBackDocument,
  type ComeBackMutation,
  type ComeBackMutationVariables,
  DeleteAccountDocument,
  type DeleteAccountMutation,
  ExportEverythingDocument,
  type ExportEverythingMutation,
  MakeCalendarFeedDocument,
  type MakeCalendarFeedMutation,
  RemoveCalendarFeedDocument,
  type RemoveCalendarFeedMutation,
} from './documents.generated';

export type CalendarFeed = CalendarFeedQuery['calendarFeed'];
/** What deleting the account answers: until when one can come back, or what is in the way. */
export type LeavingAnswer = DeleteAccountMutation['deleteAccount'];

/** The export of all data, the address for calendars, deleting the account and coming back. */
export const leavingApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['CalendarFeed', 'SecurityEvents'] })
  .injectEndpoints({
    endpoints: (build) => ({
      calendarFeed: build.query<CalendarFeed, void>({
        query: () => ({ document: CalendarFeedDocument, nullable: true }),
        transformResponse: (data: CalendarFeedQuery) => data.calendarFeed,
        keepUnusedDataFor: 0,
        providesTags: ['CalendarFeed'],
      }),
      exportEverything: build.mutation<ExportEverythingMutation['exportEverything'], void>({
        query: () => ({ document: ExportEverythingDocument }),
        transformResponse: (data: ExportEverythingMutation) => data.exportEverything,
        invalidatesTags: ['SecurityEvents'],
      }),
      makeCalendarFeed: build.mutation<string[], void>({
        query: () => ({ document: MakeCalendarFeedDocument }),
        transformResponse: (data: MakeCalendarFeedMutation) => data.makeCalendarFeed.errors,
        invalidatesTags: ['CalendarFeed', 'SecurityEvents'],
      }),
      removeCalendarFeed: build.mutation<string[], void>({
        query: () => ({ document: RemoveCalendarFeedDocument }),
        transformResponse: (data: RemoveCalendarFeedMutation) => data.removeCalendarFeed.errors,
        invalidatesTags: ['CalendarFeed', 'SecurityEvents'],
      }),
      deleteAccount: build.mutation<LeavingAnswer, void>({
        query: () => ({ document: DeleteAccountDocument }),
        transformResponse: (data: DeleteAccountMutation) => data.deleteAccount,
      }),
      comeBack: build.mutation<string[], ComeBackMutationVariables>({
        query: (variables) => ({ document: ComeBackDocument, variables }),
        transformResponse: (data: ComeBackMutation) => data.comeBack.errors,
      }),
    }),
  });

export const {
  useCalendarFeedQuery,
  useExportEverythingMutation,
  useMakeCalendarFeedMutation,
  useRemoveCalendarFeedMutation,
  useDeleteAccountMutation,
  useComeBackMutation,
} = leavingApi;
