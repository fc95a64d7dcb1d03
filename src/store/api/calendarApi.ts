import { baseApi } from './baseApi';
import {
  BlockDaysDocument,
  type BlockDaysMutation,
  type BlockDaysMutationVariables,
  type BlockFieldsFragment,
  type CalendarBookingFragment,
  ChangeBlockDocument,
  type ChangeBlockMutation,
  type ChangeBlockMutationVariables,
  OwnerCalendarDocument,
  type OwnerCalendarQuery,
  type OwnerCalendarQueryVariables,
  UnblockDaysDocument,
  type UnblockDaysMutation,
  type UnblockDaysMutationVariables,
} from './documents.generated';

export type OwnerCalendar = OwnerCalendarQuery['ownerCalendar'];
export type CalendarBooking = CalendarBookingFragment;
export type Block = BlockFieldsFragment;
export type BlockAnswer = BlockDaysMutation['blockDays'];

/**
 * What occupies an owner's tools: bookings, and the days that the owner blocks. The service recognises a call that is
 * sent twice.
 */
export const calendarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownerCalendar: build.query<OwnerCalendar, OwnerCalendarQueryVariables>({
      query: (variables) => ({ document: OwnerCalendarDocument, variables }),
      transformResponse: (data: OwnerCalendarQuery) => data.ownerCalendar,
      providesTags: ['Bookings', 'Reservations'],
    }),
    blockDays: build.mutation<BlockAnswer, BlockDaysMutationVariables>({
      query: (variables) => ({ document: BlockDaysDocument, variables }),
      transformResponse: (data: BlockDaysMutation) => data.blockDays,
      invalidatesTags: ['Reservations'],
    }),
    changeBlock: build.mutation<BlockAnswer, ChangeBlockMutationVariables>({
      query: (variables) => ({ document: ChangeBlockDocument, variables }),
      transformResponse: (data: ChangeBlockMutation) => data.changeBlock,
      invalidatesTags: ['Reservations'],
    }),
    unblockDays: build.mutation<boolean, UnblockDaysMutationVariables>({
      query: (variables) => ({ document: UnblockDaysDocument, variables }),
      transformResponse: (data: UnblockDaysMutation) => data.unblockDays.removed,
      invalidatesTags: ['Reservations'],
    }),
  }),
});

export const {
  useOwnerCalendarQuery,
  useBlockDaysMutation,
  useChangeBlockMutation,
  useUnblockDaysMutation,
} = calendarApi;
