import { type BookingEnd, bookingEnds } from '../../../domain/bookings/bookingEnds';
import { isBookingStep } from '../../../domain/bookings/bookingLife';
import { getBookingEnd } from '../../../domain/bookings/stepOutcomes';
import type { BookingDetails } from '../api/bookingsApi';
import { statementOfAnswer } from '../hooks/statementOfAnswer';

type Happening = BookingDetails['history'][number];

/** The last event of a booking. Edge: undefined for a booking without a history. */
export function lastStep({ history }: Pick<BookingDetails, 'history'>): Happening | undefined {
  return history.at(-1);
}

type Ended = Pick<BookingDetails, 'history' | 'startDate' | 'lateBefore' | 'statement'>;

/** How a booking has ended (docs/money.md), as its history tells; null while it has not. */
function endOfBooking(booking: Ended): BookingEnd | null {
  const last = lastStep(booking);
  if (!last || !isBookingStep(last.step)) return null;
  const actor = last.actor === 'owner' || last.actor === 'borrower' ? last.actor : 'clock';
  const facts = {
    startDate: booking.startDate,
    mayCancelFree: booking.lateBefore !== null,
    statement: statementOfAnswer(booking.statement),
  };
  return getBookingEnd(last.step, actor, facts, new Date(last.at));
}

/** How much of the price is kept when a booking has ended; null while it has not. */
export function getKept(booking: Ended) {
  const end = endOfBooking(booking);
  return end && bookingEnds[end];
}
