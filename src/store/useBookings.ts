import { useMemo } from 'react';
import { type Booking, useMyBookingsQuery } from './api/bookingsApi';
import { useAppSelector } from './hooks';
import { type GivenReview, selectBookingChanges } from './slices/sampleWorldSlice';

/** A booking, and the review the person has given it since the page was loaded. */
export interface CurrentBooking extends Booking {
  review: GivenReview | null;
}

/** What the person borrows, with what they have said of it; undefined until it is there. */
export function useBookings(): { bookings: CurrentBooking[] | undefined; failed: boolean } {
  const { data, isError } = useMyBookingsQuery();
  const changes = useAppSelector(selectBookingChanges);
  const bookings = useMemo(
    () => data?.map((booking) => ({ ...booking, review: changes[booking.id]?.review ?? null })),
    [data, changes],
  );
  return { bookings, failed: isError };
}
