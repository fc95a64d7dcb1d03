import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  AvailabilityDocument,
  type AvailabilityQuery,
  type BookingDetailsFragment,
  BookingDocument,
  type BookingFieldsFragment,
  type BookingQuery,
  DashboardBookingsDocument,
  type DashboardBookingsQuery,
  MyBookingsDocument,
  RecentActivityDocument,
  type RecentActivityQuery,
  RentalHistoryDocument,
  RequestBookingDocument,
  type RequestBookingMutation,
  type RequestBookingMutationVariables,
} from './bookings.generated';

/** A booking as a list shows it. */
export type Booking = BookingFieldsFragment;
/** A booking as its own page shows it. */
export type BookingDetails = BookingDetailsFragment;
export type DayRange = AvailabilityQuery['availability'][number];
export type Activity = RecentActivityQuery['recentActivity'][number];

/** The dashboard's queries are not cached (§7): an answer is dropped with its last subscriber. */
const uncached = { keepUnusedDataFor: 0 };

/** The bookings of the signed-in member, and their recent activity. */
export const bookingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myBookings: build.query({
      ...operation(MyBookingsDocument, (data) => data.myBookings),
      providesTags: ['Bookings'],
    }),
    dashboardBookings: build.query<Booking[], void>({
      query: () => ({ document: DashboardBookingsDocument }),
      transformResponse: ({ myBookings, lendBookings }: DashboardBookingsQuery) => [
        ...myBookings,
        ...lendBookings,
      ],
      ...uncached,
      providesTags: ['Bookings'],
    }),
    rentalHistory: build.query({
      ...operation(RentalHistoryDocument, (data) => data.rentalHistory),
      providesTags: ['Bookings'],
    }),
    recentActivity: build.query({
      ...operation(RecentActivityDocument, (data) => data.recentActivity),
      ...uncached,
      providesTags: ['Bookings'],
    }),
    /** Null for a booking that is not one of the person's. */
    booking: build.query<BookingDetails | null, string>({
      query: (id) => ({ document: BookingDocument, variables: { id }, nullable: true }),
      transformResponse: (data: BookingQuery) => data.booking,
      providesTags: (_result, _error, id) => [{ type: 'Bookings', id }],
    }),
    /** Ranges of days on which fewer units are free than wanted. The end date is the day after the last. */
    availability: build.query({
      ...operation(AvailabilityDocument, (data) => data.availability),
      providesTags: ['Reservations'],
    }),
    requestBooking: build.mutation<
      RequestBookingMutation['requestBooking'],
      RequestBookingMutationVariables & { idempotencyKey: string }
    >({
      query: ({ idempotencyKey, ...variables }) => ({
        document: RequestBookingDocument,
        variables,
        idempotencyKey,
      }),
      transformResponse: (data: RequestBookingMutation) => data.requestBooking,
      invalidatesTags: ['Bookings', 'Reservations'],
    }),
  }),
});

export const {
  useMyBookingsQuery,
  useDashboardBookingsQuery,
  useRentalHistoryQuery,
  useRecentActivityQuery,
  useBookingQuery,
  useAvailabilityQuery,
  useRequestBookingMutation,
} = bookingsApi;
