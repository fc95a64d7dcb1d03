import { type Settlement, settle } from '../../domain/bookings/bookingEnds';
import { endOfStatement, type PickupStatement } from '../../domain/bookings/pickupStatement';
import { depositDueAt, holdCoversReturn } from '../../domain/payments/depositHold';
import type { Entry, PostingKind } from '../../domain/payments/postings';
import type { Executor } from '../database/openDatabase';
import { post } from '../payments/ledger';
import { type BookingPayments, callsAbout, type PaymentRecord } from '../payments/records/payments';
import { bookedQuote } from './bookedQuote';
import { type BookingRecord, toFacts } from './records/bookings';

/**
 * Whether a no-show is reported and undecided (the borrower may still contest it, or has): then the kept money is held.
 */
export const isHeld = ({ noShow }: BookingRecord): boolean =>
  noShow === 'reported' || noShow === 'contested';

/**
 * How much of a reported no-show is held until the case is decided, in øre: for the borrower what they paid of it, for
 * the owner what they may get. Null when nothing is held.
 */
export function heldOfNoShow(booking: BookingRecord, side: 'borrower' | 'owner'): number | null {
  if (!isHeld(booking) || booking.paidAt === null) return null;
  const { chargedCents, backCents, ownerCents } = settle(bookedQuote(booking), 'noShow');
  return side === 'owner' ? ownerCents : chargedCents - backCents;
}

/** How the price is shared out if a statement about the pick-up counts. */
export function statementMoney(booking: BookingRecord, statement: PickupStatement): Settlement {
  return settle(bookedQuote(booking), endOfStatement(statement, toFacts(booking)));
}

/** The payments of a booking by what they are for, the latest of each. */
export function latestPayments(payments: readonly PaymentRecord[]) {
  const latest = (purpose: PaymentRecord['purpose']) =>
    payments.filter((payment) => payment.purpose === purpose).at(-1) ?? null;
  return { rental: latest('booking'), deposit: latest('deposit'), lateFee: latest('lateFee') };
}

/** Whether a reserved payment can no longer be captured. */
export function isCaptureRefused(money: BookingPayments, payment: PaymentRecord): boolean {
  return (
    ['expired', 'cancelled', 'failed'].includes(payment.state) ||
    callsAbout(money, payment).some(
      ({ action, state }) => action === 'capture' && state === 'refused',
    )
  );
}

/**
 * Whether a deposit is to be reserved or charged now, and which of the two. At a hand-over it does not wait for the
 * hour.
 */
export function depositDue(
  booking: BookingRecord,
  now: Date,
  { atHandover = false } = {},
): 'hold' | 'charge' | null {
  const { state, depositCents, startDate, endDate, paidAt } = booking;
  if (state !== 'accepted' || depositCents === 0 || paidAt === null) return null;
  if (now < depositDueAt(startDate) && !atHandover) return null;
  return holdCoversReturn(endDate, { since: now, until: null }) ? 'hold' : 'charge';
}

/** Posts something for a booking, once for each name. Returns whether it was not posted before. */
export function postForBooking(
  transaction: Executor,
  { id }: BookingRecord,
  {
    name,
    kind,
    entries,
    at,
  }: { name: string; kind: PostingKind; entries: readonly Entry[]; at: Date },
): Promise<boolean> {
  return post(transaction, { key: `booking:${id}:${name}`, kind, entries, bookingId: id, at });
}
