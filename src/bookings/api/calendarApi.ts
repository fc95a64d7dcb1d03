import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  BlockDaysDocument,
  type BlockDaysMutation,
  type CalendarBookingFragment,
  ChangeUnavailabilityDocument,
  OwnerCalendarDocument,
  type OwnerCalendarQuery,
  type UnavailabilityFieldsFragment,
  UnblockDaysDocument,
} from './calendar.generated';

export type OwnerCalendar = OwnerCalendarQuery['ownerCalendar'];
export type CalendarBooking = Omit<CalendarBookingFragment, 'returnedOn'> & {
  /** Left out by lists of bookings that cannot be returned yet. */
  returnedOn?: CalendarBookingFragment['returnedOn'];
};
export type Unavailability = UnavailabilityFieldsFragment;
export type BlockDaysAnswer = BlockDaysMutation['blockDays'];

/**
 * The owner's calendar: bookings and unavailability. The service recognises a call that is
 * sent twice.
 */
export const calendarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownerCalendar: build.query({
      ...operation(OwnerCalendarDocument, (data) => data.ownerCalendar),
      providesTags: ['Bookings', 'Reservations'],
    }),
    blockDays: build.mutation({
      ...operation(BlockDaysDocument, (data) => data.blockDays),
      invalidatesTags: ['Reservations'],
    }),
    changeUnavailability: build.mutation({
      ...operation(ChangeUnavailabilityDocument, (data) => data.changeUnavailability),
      invalidatesTags: ['Reservations'],
    }),
    unblockDays: build.mutation({
      ...operation(UnblockDaysDocument, (data) => data.unblockDays.removed),
      invalidatesTags: ['Reservations'],
    }),
  }),
});

export const {
  useOwnerCalendarQuery,
  useBlockDaysMutation,
  useChangeUnavailabilityMutation,
  useUnblockDaysMutation,
} = calendarApi;
