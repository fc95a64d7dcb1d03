import { type BookingState, isEnd } from '../bookings/bookingLife';
import { copenhagenInstant } from '../values/copenhagenInstant';
import { addDays, type CalendarDate } from '../values/days';

/** Days after the last day that a deposit still has to cover: by then the return is confirmed or a problem reported. */
const daysAfter = 2;
const dayMs = 86_400_000;
/** How many days a bank's reservation is relied on; banks promise seven. */
const reliedDays = 6;
/** How long before the end of a reservation that the provider has named the deposit is charged. */
const marginMs = dayMs;

/** A deposit that is reserved at the borrower's bank. */
export interface DepositHold {
  since: Date;
  /** When the bank releases it, as the provider says; null when it does not say. */
  until: Date | null;
}

/** The hour of the first day at which a deposit is reserved: early enough for a borrower who comes in the morning. */
const depositHour = 6;

/** When the deposit of a booking is reserved, if it is accepted by then. At a hand-over it does not wait for the hour. */
export const depositDueAt = (startDate: CalendarDate): Date =>
  copenhagenInstant(startDate, depositHour);

/** The moment until which a hold is relied on. */
export function reliedUntil({ since, until }: DepositHold): Date {
  const relied = new Date(since.getTime() + reliedDays * dayMs);
  const named = until && new Date(until.getTime() - marginMs);
  return named && named < relied ? named : relied;
}

/** Whether a hold lasts until the return of a booking with this last day is confirmed, if nothing is late. */
export function holdCoversReturn(endDate: CalendarDate, hold: DepositHold): boolean {
  return copenhagenInstant(addDays(endDate, daysAfter), 24) <= reliedUntil(hold);
}

/**
 * Whether a reserved deposit has to be charged now, because the bank would release it before the booking is over:
 * whatever moved the end (a change, a late return, a dispute). Edge: false for a booking that is over.
 */
export function mustChargeHold(
  { state, endDate }: { state: BookingState; endDate: CalendarDate },
  hold: DepositHold,
  now: Date,
): boolean {
  if (isEnd(state)) return false;
  return now >= reliedUntil(hold) || !holdCoversReturn(endDate, hold);
}
