import type { Booking } from '../../bookings/api/bookingsApi';

/** Whether a booking waits for the viewer: a request for its owner, a payment for its borrower. */
export function needsAnswer({ role, state, paymentRefused }: Booking): boolean {
  return role === 'OWNER' ? state === 'REQUESTED' : state === 'AWAITING_PAYMENT' || paymentRefused;
}

/** Bookings in the dashboard's order: the one just made, those that wait for the person, then the service's order. */
export function dashboardOrder(bookings: readonly Booking[], madeId: string | null): Booking[] {
  const rank = (booking: Booking) => (booking.id === madeId ? 0 : needsAnswer(booking) ? 1 : 2);
  return bookings.toSorted((one, other) => rank(one) - rank(other));
}
