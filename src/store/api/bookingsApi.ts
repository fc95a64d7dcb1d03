import { baseApi } from './baseApi';
import {
  type BookingFieldsFragment,
  CancelBookingDocument,
  type CancelBookingMutation,
  type CancelBookingMutationVariables,
  DashboardBookingsDocument,
  type DashboardBookingsQuery,
  MyBookingsDocument,
  type MyBookingsQuery,
  RecentActivityDocument,
  type RecentActivityQuery,
  RentalHistoryDocument,
  type RentalHistoryQuery,
  RequestBookingDocument,
  type RequestBookingMutation,
  type RequestBookingMutationVariables,
  ReturnBookingDocument,
  type ReturnBookingMutation,
  type ReturnBookingMutationVariables,
  ReviewBookingDocument,
  type ReviewBookingMutation,
  type ReviewBookingMutationVariables,
} from './documents.generated';

export type Booking = BookingFieldsFragment;
export type Activity = RecentActivityQuery['recentActivity'][number];

/** The dashboard's queries are not cached (§7): nothing of them outlives its last reader. */
const uncached = { keepUnusedDataFor: 0 };

/** What the signed-in person borrows and lends, and what happened lately. */
export const bookingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myBookings: build.query<Booking[], void>({
      query: () => ({ document: MyBookingsDocument }),
      transformResponse: (data: MyBookingsQuery) => data.myBookings,
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
    rentalHistory: build.query<Booking[], void>({
      query: () => ({ document: RentalHistoryDocument }),
      transformResponse: (data: RentalHistoryQuery) => data.rentalHistory,
      providesTags: ['Bookings'],
    }),
    recentActivity: build.query<Activity[], void>({
      query: () => ({ document: RecentActivityDocument }),
      transformResponse: (data: RecentActivityQuery) => data.recentActivity,
      ...uncached,
      providesTags: ['Bookings'],
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
    cancelBooking: build.mutation<string[], CancelBookingMutationVariables>({
      query: (variables) => ({ document: CancelBookingDocument, variables }),
      transformResponse: (data: CancelBookingMutation) => data.cancelBooking.errors,
      invalidatesTags: ['Bookings'],
    }),
    returnBooking: build.mutation<string[], ReturnBookingMutationVariables>({
      query: (variables) => ({ document: ReturnBookingDocument, variables }),
      transformResponse: (data: ReturnBookingMutation) => data.returnBooking.errors,
      invalidatesTags: ['Bookings'],
    }),
    reviewBooking: build.mutation<string[], ReviewBookingMutationVariables>({
      query: (variables) => ({ document: ReviewBookingDocument, variables }),
      transformResponse: (data: ReviewBookingMutation) => data.reviewBooking.errors,
      invalidatesTags: ['Bookings'],
    }),
  }),
});

export const {
  useMyBookingsQuery,
  useDashboardBookingsQuery,
  useRentalHistoryQuery,
  useRecentActivityQuery,
  useRequestBookingMutation,
  useCancelBookingMutation,
  useReturnBookingMutation,
  useReviewBookingMutation,
} = bookingsApi;
