import { useMemo } from 'react';
import { type Booking, useMyBookingsQuery } from '../../bookings/api/bookingsApi';
import type { GivenReview } from '../../members/hooks/useReviewBooking';
import { useAppSelector } from '../../platform/store/hooks';
import { selectBookingChanges } from '../world/letterWorldSlice';

/** A booking, and the review the person has given it since the page was loaded. */
export interface CurrentBooking extends Booking {
  review: GivenReview | null;
}

interface Bookings {
  /** Undefined until they are there. */
  bookings: CurrentBooking[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** The bookings that the person borrows, each with the review that they have given. */
export function useBookings(): Bookings {
  // Other people change bookings too.
  const { data, isError, isFetching, refetch } = useMyBookingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const changes = useAppSelector(selectBookingChanges);
  const bookings = useMemo(
    () => data?.map((booking) => ({ ...booking, review: changes[booking.id]?.review ?? null })),
    [data, changes],
  );
  return { bookings, failed: isError && !isFetching, retry: () => void refetch() };
}
