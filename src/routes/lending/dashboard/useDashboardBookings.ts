import { useMemo } from 'react';
import { type Booking, useDashboardBookingsQuery } from '../../../store/api/bookingsApi';
import { useAppDispatch } from '../../../store/hooks';
import { toastShown } from '../../../store/slices/toastsSlice';
import { type GivenReview, useReviewBooking } from '../../../store/useReviewBooking';

const reviewFailed = /*i18n*/ 'Din anmeldelse blev ikke gemt. Prøv igen.';

/** The bookings that the dashboard shows (§4), without those that were called off. */
export function useDashboardBookings(skip: boolean) {
  const dispatch = useAppDispatch();
  const { currentData, isError } = useDashboardBookingsQuery(undefined, { skip });
  const sendReview = useReviewBooking(reviewFailed);

  const bookings = useMemo(
    () => currentData?.filter(({ status }) => status !== 'cancelled'),
    [currentData],
  );
  return {
    bookings,
    failed: isError,
    /** Resolves to why the review was not stored, or to null. */
    review: async ({ id }: Booking, review: GivenReview) => {
      const problem = await sendReview(id, review);
      if (problem === null) {
        const text = /*i18n*/ 'Tak, din anmeldelse er gemt.';
        dispatch(toastShown({ tone: 'success', text, lang: 'da' }));
      }
      return problem;
    },
  };
}
