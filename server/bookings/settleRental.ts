import { type Settlement, settle } from '../../domain/bookings/bookingEnds';
import { postings } from '../../domain/payments/postings';
import type { Executor } from '../database/openDatabase';
import { type BookingPayments, callsAbout, type PaymentRecord } from '../payments/records/payments';
import { priceCalls, refundPrice } from './amendmentMoney';
import type { BookingDependencies } from './BookingDependencies';
import { bookedQuote } from './bookedQuote';
import { isHeld, postForBooking } from './bookingMoney';
import type { BookingRecord } from './records/bookings';

/** Ends without costs. Money can still be on its way for them: what was captured is refunded in full. */
const neverCharged = ['lapsed', 'declined', 'withdrawn', 'expired', 'paymentFailed'];

/** How the money of an ended booking is shared out; null while the booking goes on. */
function findSettlement(booking: BookingRecord, commissionPercent: number): Settlement | null {
  const { endedAs } = booking;
  if (endedAs === null) return null;
  const isPaid = booking.paidAt !== null;
  const end = neverCharged.includes(endedAs) && isPaid ? 'cancelledByOwner' : endedAs;
  return settle(bookedQuote(booking), end, commissionPercent);
}

interface Refund {
  name: string;
  rentalCents: number;
  serviceFeeCents: number;
  insuranceCents: number;
}

/**
 * The refunds to the borrower, in chronological order. For a refuted no-show: first the undisputed part, paid at the
 * report, then the part that was held.
 */
function toRefunds(booking: BookingRecord, { back }: Settlement): Refund[] {
  if (booking.endedAs !== 'noShowRefuted') return [{ name: 'refund', ...back }];
  const first = settle(bookedQuote(booking), 'noShow').back;
  return [
    { name: 'refund', ...first },
    {
      name: 'refund of what was held',
      rentalCents: back.rentalCents - first.rentalCents,
      serviceFeeCents: back.serviceFeeCents - first.serviceFeeCents,
      insuranceCents: back.insuranceCents - first.insuranceCents,
    },
  ];
}

/** Stores the call that takes the reserved rental. */
async function captureRental(
  { payments }: Pick<BookingDependencies, 'payments'>,
  transaction: Executor,
  { booking, rental }: { booking: BookingRecord; rental: PaymentRecord },
): Promise<void> {
  if (rental.state !== 'authorised') return;
  const entries = postings.capture({ ownerId: booking.ownerId, ...bookedQuote(booking) });
  const taking = { paymentId: rental.id, name: 'capture' };
  await payments.enqueueChange(
    transaction,
    'capture',
    { ...taking, posting: { kind: 'capture', entries } },
    rental.ore,
  );
}

/** Stores the call that releases the reserved rental of a booking that has ended. */
async function releaseRental(
  { payments }: Pick<BookingDependencies, 'payments'>,
  transaction: Executor,
  { rental, money }: { rental: PaymentRecord; money: BookingPayments },
): Promise<void> {
  const capture = callsAbout(money, rental).find(
    ({ action, state }) => action === 'capture' && state === 'asking',
  );
  // Waits for the answer of the capture. If the money was taken, it is refunded then; else the reservation is released.
  if (capture) return;
  const leaving = { paymentId: rental.id, name: 'cancel', posting: null };
  await payments.enqueueChange(transaction, 'cancel', leaving, 0);
}

/** Captures, releases or refunds the rental, as the state requires; the surcharges of changes go with it. */
export async function settleRental(
  dependencies: Pick<BookingDependencies, 'payments' | 'commissionPercent' | 'now'>,
  transaction: Executor,
  {
    booking,
    rental,
    money,
  }: { booking: BookingRecord; rental: PaymentRecord; money: BookingPayments },
): Promise<void> {
  const { payments, commissionPercent, now } = dependencies;
  const { ownerId } = booking;
  if (['accepted', 'pickedUp', 'returned', 'inDispute'].includes(booking.state)) {
    return captureRental(dependencies, transaction, { booking, rental });
  }
  const isCharged = rental.captured_ore > 0;
  const ended = { ...booking, paidAt: isCharged ? now() : null };
  const settlement = findSettlement(ended, commissionPercent);
  if (!settlement) return;
  if (rental.state === 'authorised' || rental.state === 'needsAction') {
    return releaseRental(dependencies, transaction, { rental, money });
  }
  if (!isCharged) return;
  const { ownerCents, commissionCents } = settlement;
  const { calls, isUnderWay } = priceCalls(money);
  let mayAsk = !isUnderWay;
  for (const part of toRefunds(booking, settlement)) {
    if (calls.some(({ key }) => key.endsWith(`:${part.name}`))) continue;
    // Waits for calls under way, whose answers start this function again. Each refund is divided among the payments
    // once.
    if (!mayAsk) return;
    if (part.rentalCents + part.serviceFeeCents + part.insuranceCents === 0) continue;
    await refundPrice(transaction, payments, booking, money, part);
    mayAsk = false;
  }
  if (isHeld(booking)) return;
  const entries = postings.release({ ownerId, cents: ownerCents, commissionCents });
  const release = { name: 'release', kind: 'release', entries, at: now() } as const;
  await postForBooking(transaction, booking, release);
}
