import type { Booking } from '../../../store/api/bookingsApi';

/** What waits for whoever looks: a request for its owner, a payment for whoever borrows. */
export function needsAnswer({ role, state, paymentRefused }: Booking): boolean {
  return role === 'OWNER' ? state === 'REQUESTED' : state === 'AWAITING_PAYMENT' || paymentRefused;
}

/** Bookings as the dashboard lists them: the one that was just made, what needs the person, then the service's order. */
export function dashboardOrder(bookings: readonly Booking[], madeId: string | null): Booking[] {
  const rank = (booking: Booking) => (booking.id === madeId ? 0 : needsAnswer(booking) ? 1 : 2);
  return bookings.toSorted((one, other) => rank(one) - rank(other));
}
