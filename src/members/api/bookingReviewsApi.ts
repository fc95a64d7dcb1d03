import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  AnswerReviewDocument,
  BookingReviewsDocument,
  type BookingReviewsQuery,
  BorrowerOfDocument,
  type BorrowerOfQuery,
  ReviewBookingDocument,
  ReviewStatesDocument,
  type ReviewStatesQuery,
} from './bookingReviews.generated';

export type BookingReviews = NonNullable<BookingReviewsQuery['booking']>;

export type BorrowerOf = NonNullable<BorrowerOfQuery['booking']>;

type ReviewStateOfBooking = Omit<ReviewStatesQuery['lendBookings'][number], 'id'>;

/**
 * The reviews between the owner and the borrower of a booking; the chunk comes with the first review that is shown or
 * written.
 */
export const bookingReviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null for a booking that is not one of the person's. */
    bookingReviews: build.query<BookingReviews | null, string>({
      query: (id) => ({ document: BookingReviewsDocument, variables: { id }, nullable: true }),
      transformResponse: (data: BookingReviewsQuery) => data.booking,
      providesTags: (_result, _error, id) => [{ type: 'Bookings', id }],
    }),
    /** The borrower of a request, as its owner sees them. Null for a booking that is not one of theirs. */
    borrowerOf: build.query<BorrowerOf | null, string>({
      query: (id) => ({ document: BorrowerOfDocument, variables: { id }, nullable: true }),
      transformResponse: (data: BorrowerOfQuery) => data.booking,
      providesTags: (_result, _error, id) => [{ type: 'Bookings', id }],
    }),
    /**
     * The reviews of the bookings of a list, by the booking's id. A query of its own, because the lists' queries would
     * request too much in one query.
     */
    reviewStates: build.query<Record<string, ReviewStateOfBooking>, void>({
      query: () => ({ document: ReviewStatesDocument }),
      transformResponse: ({ myBookings, lendBookings }: ReviewStatesQuery) =>
        Object.fromEntries(
          [...myBookings.map((each) => ({ ...each, borrowerRating: null })), ...lendBookings].map(
            ({ id, ...state }) => [id, state],
          ),
        ),
      providesTags: ['Bookings'],
    }),
    reviewBooking: build.mutation({
      ...operation(ReviewBookingDocument, (data) => data.reviewBooking),
      invalidatesTags: ['Bookings'],
    }),
    answerReview: build.mutation({
      ...operation(AnswerReviewDocument, (data) => data.answerReview),
      invalidatesTags: ['Bookings'],
    }),
  }),
});

export const {
  useBookingReviewsQuery,
  useBorrowerOfQuery,
  useReviewStatesQuery,
  useReviewBookingMutation,
  useAnswerReviewMutation,
} = bookingReviewsApi;
