import { useMemo } from 'react';
import type { Booking, RentalHistoryRecord } from '../../domain/booking';
import { useBookingsQuery, useRentalHistoryQuery } from './api/bookingsApi';
import { useDashboardBookingsQuery } from './api/dashboardApi';
import { useAppSelector } from './hooks';
import { type BookingReview, selectBookingChanges } from './slices/bookingsSlice';

/** A booking as it stands now, and the review the person has given it since the page was loaded. */
export interface CurrentBooking extends Booking {
  review: BookingReview | null;
}

/** What the person borrows, with all they have done to it; undefined until it is there. */
export function useBookings(): { bookings: CurrentBooking[] | undefined; failed: boolean } {
  const { data, isError } = useBookingsQuery();
  const changes = useAppSelector(selectBookingChanges);
  const bookings = useMemo(
    () =>
      data?.map((booking): CurrentBooking => {
        const { status = booking.status, review = null } = changes[booking.id] ?? {};
        return { ...booking, status, reviewed: booking.reviewed || review !== null, review };
      }),
    [data, changes],
  );
  return { bookings, failed: isError };
}

/** The rental history (§3); undefined until it is there. What was reviewed meanwhile is marked here too. */
export function useRentalHistory(): {
  records: RentalHistoryRecord[] | undefined;
  failed: boolean;
} {
  const { data, isError } = useRentalHistoryQuery();
  const { data: borrowed } = useBookingsQuery();
  const { data: shownOnDashboard } = useDashboardBookingsQuery();
  const changes = useAppSelector(selectBookingChanges);

  const records = useMemo(() => {
    const lent = shownOnDashboard?.filter(({ kind }) => kind === 'lent');
    return data?.map((record) => {
      // A record has no booking's id (§3): tool and first day tell which one it was.
      const booking = (record.type === 'lent' ? lent : borrowed)?.find(
        ({ tool, startDate }) => tool.name === record.toolName && startDate === record.startDate,
      );
      const reviewedMeanwhile = booking !== undefined && changes[booking.id]?.review !== undefined;
      return { ...record, reviewed: record.reviewed || reviewedMeanwhile };
    });
  }, [data, borrowed, shownOnDashboard, changes]);
  return { records, failed: isError };
}
