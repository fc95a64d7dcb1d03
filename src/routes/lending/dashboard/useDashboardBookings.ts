import { useMemo } from 'react';
import type { DashboardBooking } from '../../../../domain/activity';
import { useDashboardBookingsQuery } from '../../../store/api/dashboardApi';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import {
  type BookingChange,
  type BookingReview,
  bookingReviewed,
  selectBookingChanges,
} from '../../../store/slices/bookingsSlice';
import { toastShown } from '../../../store/slices/toastsSlice';

/** Under which id the store notes what happened to a booking: that of the borrowed tools, where it is one of them. */
function noteId(booking: DashboardBooking): string {
  return booking.kind === 'borrowed' ? booking.id.replace(/^borrowed-/, '') : booking.id;
}

function changed(booking: DashboardBooking, change: BookingChange | undefined) {
  if (!change) return [booking];
  // A booking that was called off is none of those the dashboard shows (§4).
  if (change.status === 'cancelled') return [];
  return [
    {
      ...booking,
      ...(change.status && { status: change.status }),
      reviewed: booking.reviewed || change.review !== undefined,
    },
  ];
}

/** The sample bookings with what the person has done to them since, here or among the borrowed tools. */
export function useDashboardBookings(skip: boolean) {
  const dispatch = useAppDispatch();
  const { currentData, isError } = useDashboardBookingsQuery(undefined, { skip });
  const changes = useAppSelector(selectBookingChanges);

  const bookings = useMemo(
    () => currentData?.flatMap((booking) => changed(booking, changes[noteId(booking)])),
    [currentData, changes],
  );

  return {
    bookings,
    failed: isError,
    review: (booking: DashboardBooking, review: BookingReview) => {
      dispatch(bookingReviewed({ id: noteId(booking), review }));
      dispatch(toastShown({ tone: 'success', text: 'Tak, din anmeldelse er gemt.', lang: 'da' }));
    },
  };
}
