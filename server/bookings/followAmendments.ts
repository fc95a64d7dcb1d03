import { getAmendmentExpiry } from '../../domain/bookings/amendment';
import type { Executor } from '../database/openDatabase';
import { type BookingPayments, readBookingPayments } from '../payments/records/payments';
import { takeEffect } from './amendmentEffect';
import {
  findAmendmentPayment,
  getExtraCost,
  isAmendmentRefused,
  postAmendmentDebt,
  releaseAmendments,
} from './amendmentMoney';
import { type Moved, toMoved } from './announceMoves';
import type { BookingDependencies } from './BookingDependencies';
import { endOffer, enqueueMoneySync, storeAmendmentStep } from './endOffer';
import { publishEvent } from './publishEvent';
import {
  type AmendmentRecord,
  listAmendments,
  openForAnswer,
  refuseAmendmentMoney,
} from './records/amendments';
import { type BookingRecord, updateBooking } from './records/bookings';

interface Followed {
  booking: BookingRecord;
  moved: Moved[];
}

/** Follows up an open offer: its time may be over, or its payment has come or failed. */
async function followOpen(
  dependencies: BookingDependencies,
  transaction: Executor,
  {
    booking,
    change,
    money,
  }: { booking: BookingRecord; change: AmendmentRecord; money: BookingPayments },
): Promise<Followed> {
  const at = dependencies.now();
  const lapsed = { step: 'lapseChange', actor: 'clock', now: at } as const;
  const lapse = async () => ({
    booking,
    moved: [await endOffer(transaction, booking, change, lapsed)],
  });
  const unchanged = { booking, moved: [] };
  if (change.until <= at) return lapse();
  const { last } = findAmendmentPayment(money.payments, change);
  if (!last) return unchanged;
  const isGone = ['failed', 'cancelled', 'expired'].includes(last.state);
  if (change.state === 'unpaid') {
    if (isGone) return lapse();
    if (last.state !== 'authorised') return unchanged;
    const until = getAmendmentExpiry('open', at);
    await openForAnswer(transaction, change.id, until);
    await enqueueMoneySync(transaction, change, until);
    const proposed = { step: 'proposeChange', actor: 'borrower', now: at } as const;
    const conversationId = await storeAmendmentStep(transaction, booking, change, proposed);
    return { booking, moved: [toMoved(booking, conversationId)] };
  }
  // The bank released the reservation on which the borrower's own offer is based.
  if (change.proposedBy === 'borrower') return isGone ? lapse() : unchanged;
  if (last.state !== 'authorised') return unchanged;
  const accepted = { booking, change, money, actor: 'borrower' } as const;
  const effect = await takeEffect(dependencies, transaction, accepted);
  return { booking: effect.booking, moved: [effect.moved] };
}

/**
 * The bank refused to capture its reservation: the price falls back to what was paid, and the rest becomes a debt when
 * the booking is completed.
 */
async function followRefused(
  transaction: Executor,
  booking: BookingRecord,
  change: AmendmentRecord,
  now: Date,
): Promise<BookingRecord> {
  await refuseAmendmentMoney(transaction, change.id, now);
  const rentalCents = booking.rentalCents - change.moreRentalCents;
  const serviceFeeCents = booking.serviceFeeCents - change.moreFeeCents;
  await updateBooking(transaction, booking.id, {
    rental_cents: rentalCents,
    service_fee_cents: serviceFeeCents,
  });
  const cents = getExtraCost(change);
  const unpaid = { kind: 'changeUnpaid', changeId: change.id, cents } as const;
  await publishEvent(transaction, booking, unpaid, now);
  const totalPriceCents = booking.totalPriceCents - cents;
  return { ...booking, rentalCents, serviceFeeCents, totalPriceCents };
}

/**
 * Follows up all changes of a booking, in the transaction that holds its lock. Returns the payments with the calls that
 * it has stored.
 */
export async function followAmendments(
  dependencies: BookingDependencies,
  transaction: Executor,
  locked: { booking: BookingRecord; money: BookingPayments },
): Promise<Followed & { money: BookingPayments }> {
  const { payments, now } = dependencies;
  let { booking, money } = locked;
  const moved: Moved[] = [];
  let changes = await listAmendments(transaction, booking.id);
  const open = changes.find(({ state }) => state === 'unpaid' || state === 'open');
  if (open) {
    const followed = await followOpen(dependencies, transaction, { booking, change: open, money });
    if (followed.moved.length > 0) {
      booking = followed.booking;
      moved.push(...followed.moved);
      changes = await listAmendments(transaction, booking.id);
      money = await readBookingPayments(transaction, booking.id);
    }
  }
  for (const change of changes) {
    if (isAmendmentRefused(money, change)) {
      booking = await followRefused(transaction, booking, change, now());
      moved.push(toMoved(booking));
      change.refusedAt = now();
    }
    if (change.refusedAt !== null && booking.endedAs === 'completed') {
      await postAmendmentDebt(transaction, booking, change, now());
    }
  }
  if (await releaseAmendments(transaction, payments, { changes, money })) {
    money = await readBookingPayments(transaction, booking.id);
  }
  return { booking, moved, money };
}
