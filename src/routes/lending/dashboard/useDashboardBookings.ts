import { useMemo } from 'react';
import {
  type Booking,
  useDashboardBookingsQuery,
  useReviewBookingMutation,
} from '../../../store/api/bookingsApi';
import { useAppDispatch } from '../../../store/hooks';
import type { GivenReview } from '../../../store/slices/sampleWorldSlice';
import { type ToastEntry, toastShown } from '../../../store/slices/toastsSlice';

const reviewFailed = /*i18n*/ 'Din anmeldelse blev ikke gemt. Prøv igen.';

/** The bookings that the dashboard shows (§4): what was called off is none of them. */
export function useDashboardBookings(skip: boolean) {
  const dispatch = useAppDispatch();
  const { currentData, isError } = useDashboardBookingsQuery(undefined, { skip });
  const [reviewBooking] = useReviewBookingMutation();

  const bookings = useMemo(
    () => currentData?.filter(({ status }) => status !== 'cancelled'),
    [currentData],
  );
  const say = (text: string, tone: ToastEntry['tone']) =>
    dispatch(toastShown({ tone, text, lang: 'da' }));

  return {
    bookings,
    failed: isError,
    review: async ({ id }: Booking, review: GivenReview) => {
      const { data = [], error } = await reviewBooking({ id, ...review });
      const [refused] = error === undefined ? data : [reviewFailed];
      if (refused === undefined) say(/*i18n*/ 'Tak, din anmeldelse er gemt.', 'success');
      else say(refused, 'danger');
    },
  };
}
