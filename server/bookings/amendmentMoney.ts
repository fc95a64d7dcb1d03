import { postings } from '../../domain/payments/postings';
import type { Executor } from '../database/openDatabase';
import { post } from '../payments/ledger';
import type { PaymentService } from '../payments/payments';
import { refundedAgain } from '../payments/records/failedRefunds';
import { type BookingPayments, callsAbout, type PaymentRecord } from '../payments/records/payments';
import { isCaptureRefused } from './bookingMoney';
import type { AmendmentRecord } from './records/amendments';
import type { BookingRecord } from './records/bookings';

interface Lines {
  rentalCents: number;
  serviceFeeCents: number;
  insuranceCents: number;
}

/** The surcharge of a change, in øre; below 0 it is a refund. */
export const getExtraCost = ({ moreRentalCents, moreFeeCents }: AmendmentRecord) =>
  moreRentalCents + moreFeeCents;

/** The prefix of the keys of a change's payments. */
const getKey = ({ id, bookingId }: AmendmentRecord) => `booking:${bookingId}:change ${id}:`;

/** The last payment of one change, and the key of the next try. */
export function findAmendmentPayment(
  payments: readonly PaymentRecord[],
  change: AmendmentRecord,
): { last: PaymentRecord | null; nextKey: string } {
  const start = getKey(change);
  const tries = payments.filter(({ key }) => key.startsWith(start));
  const last = tries.at(-1) ?? null;
  const isOver = last !== null && ['failed', 'cancelled', 'expired'].includes(last.state);
  return { last, nextKey: `${start}${isOver ? tries.length + 1 : Math.max(1, tries.length)}` };
}

/** The payments of a booking's price: the rental's, then those of the surcharges of changes. */
function pricePayments(payments: readonly PaymentRecord[]): PaymentRecord[] {
  return payments.filter(({ purpose }) => purpose === 'booking' || purpose === 'change');
}

/** The calls to the provider about a booking's price, and whether any of them has no answer yet. */
export function priceCalls(money: BookingPayments) {
  const calls = pricePayments(money.payments).flatMap((payment) => callsAbout(money, payment));
  return { calls, isUnderWay: calls.some(({ state }) => state === 'asking') };
}

/**
 * Refunds part of a booking's price by its lines, beginning with the latest payment. No other call may be under way:
 * only then the provider has confirmed what is left in each payment.
 */
export async function refundPrice(
  transaction: Executor,
  service: PaymentService,
  { ownerId }: BookingRecord,
  { payments }: Pick<BookingPayments, 'payments'>,
  { name, ...back }: Lines & { name: string },
): Promise<void> {
  const left = { ...back };
  for (const payment of pricePayments(payments).toReversed()) {
    const again = await refundedAgain(transaction, payment.id);
    let room = payment.captured_ore - payment.refunded_ore + again;
    const part = { rentalCents: 0, serviceFeeCents: 0, insuranceCents: 0 };
    for (const line of ['rentalCents', 'serviceFeeCents', 'insuranceCents'] as const) {
      part[line] = Math.min(left[line], room);
      left[line] -= part[line];
      room -= part[line];
    }
    const ore = part.rentalCents + part.serviceFeeCents + part.insuranceCents;
    if (ore <= 0) continue;
    const posting = {
      kind: 'refund' as const,
      entries: postings.refund({ ownerId, ...part }),
    };
    await service.enqueueChange(
      transaction,
      'refund',
      { paymentId: payment.id, name, posting },
      ore,
    );
  }
}

/** Stores the call that takes the surcharge of an accepted change, or refunds the difference when it costs less. */
export async function moveAmendmentMoney(
  transaction: Executor,
  service: PaymentService,
  {
    booking,
    change,
    money,
  }: { booking: BookingRecord; change: AmendmentRecord; money: BookingPayments },
): Promise<void> {
  const more = getExtraCost(change);
  const { moreRentalCents: rentalCents, moreFeeCents: serviceFeeCents } = change;
  if (more > 0) {
    const { last } = findAmendmentPayment(money.payments, change);
    if (last?.state !== 'authorised') throw new Error(`Change ${change.id} is not paid`);
    const lines = { rentalCents, serviceFeeCents, insuranceCents: 0 };
    const entries = postings.capture({ ownerId: booking.ownerId, ...lines });
    const taking = { paymentId: last.id, name: 'capture' };
    await service.enqueueChange(
      transaction,
      'capture',
      { ...taking, posting: { kind: 'capture', entries } },
      more,
    );
  } else if (more < 0) {
    await refundPrice(transaction, service, booking, money, {
      rentalCents: -rentalCents,
      serviceFeeCents: -serviceFeeCents,
      insuranceCents: 0,
      name: `change ${change.id}`,
    });
  }
}

/** Releases what was reserved for offers that were dropped. Returns whether it stored a call. */
export async function releaseAmendments(
  transaction: Executor,
  service: PaymentService,
  { changes, money }: { changes: readonly AmendmentRecord[]; money: BookingPayments },
): Promise<boolean> {
  let isAsked = false;
  for (const change of changes) {
    if (change.state === 'unpaid' || change.state === 'open') continue;
    const { last } = findAmendmentPayment(money.payments, change);
    if (!last || !['authorised', 'needsAction'].includes(last.state)) continue;
    const calls = callsAbout(money, last);
    // A reservation that is being captured is released only if the capture was refused.
    if (calls.some(({ action, state }) => action === 'capture' && state !== 'refused')) continue;
    const leaving = { paymentId: last.id, name: 'cancel', posting: null };
    await service.enqueueChange(transaction, 'cancel', leaving, 0);
    isAsked = true;
  }
  return isAsked;
}

/** Whether the money of an accepted change, reserved before the change took effect, could not be captured. */
export function isAmendmentRefused(money: BookingPayments, change: AmendmentRecord): boolean {
  if (change.state !== 'accepted' || change.refusedAt !== null || getExtraCost(change) <= 0)
    return false;
  const { last } = findAmendmentPayment(money.payments, change);
  return last !== null && last.captured_ore === 0 && isCaptureRefused(money, last);
}

/**
 * The surcharge of the rental that the bank refused after the agreement becomes a debt once the booking is completed:
 * Skuret does not lend.
 */
export async function postAmendmentDebt(
  transaction: Executor,
  { id: bookingId, ownerId, borrowerId }: BookingRecord,
  change: AmendmentRecord,
  at: Date,
): Promise<void> {
  const entries = postings.debt({ ownerId, borrowerId, cents: change.moreRentalCents });
  const key = `booking:${bookingId}:debt of change ${change.id}`;
  await post(transaction, { key, kind: 'debt', bookingId, entries, at });
}
