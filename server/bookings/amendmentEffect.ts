import {
  type AmendmentProblem,
  type AmendmentSide,
  fitsWithin,
  getAmendmentProblem,
} from '../../domain/bookings/amendment';
import { clockStep } from '../../domain/bookings/bookingLife';
import { depositDueAt } from '../../domain/payments/depositHold';
import { getCopenhagenDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import type { BookingPayments } from '../payments/records/payments';
import { reserveUnavailabilities } from '../tools/records/unavailabilities';
import { moveAmendmentMoney } from './amendmentMoney';
import type { Moved } from './announceMoves';
import { getAmendmentFacts } from './assessAmendment';
import type { BookingDependencies } from './BookingDependencies';
import { endOffer, withChange } from './endOffer';
import { declineUnfitRequests, planReminders } from './moveBooking';
import type { AmendmentRecord } from './records/amendments';
import { type BookingRecord, toFacts, updateBooking } from './records/bookings';
import { shrinkDays } from './records/changedDays';
import { freeUnits, releaseDays, reserveDays } from './records/reservations';

/** Problems that arise by the passing of time while an offer waits; they end the offer. */
const outlived: readonly AmendmentProblem[] = [
  ...(['not possible', 'only the end', 'not the units'] as const),
  ...(['start has passed', 'end has passed'] as const),
];

/** Whether an offer is no longer possible, because time has passed or the price is another. */
function isOutlived(
  booking: BookingRecord,
  change: AmendmentRecord,
  { payments }: BookingPayments,
  now: Date,
): boolean {
  const facts = getAmendmentFacts(booking, payments);
  const rules = { shortestDays: 0, longestDays: 999, noticeDays: 0, horizonDays: 999, units: 5 };
  const problem = getAmendmentProblem(facts, change, change.proposedBy, rules, now);
  // The offer's surcharge was computed from a price that the booking no longer has.
  const isOther = change.rentalCents - change.moreRentalCents !== booking.rentalCents;
  return isOther || (problem !== null && outlived.includes(problem));
}

/** Gives a booking the days and units of an offer. Returns false when they are not free. */
async function moveDays(
  transaction: Executor,
  { id, toolId, ...booked }: BookingRecord,
  change: AmendmentRecord,
  today: string,
): Promise<boolean> {
  if (fitsWithin(booked, change)) {
    await shrinkDays(transaction, id, change);
  } else {
    const { startDate, endDate, units } = change;
    const wanted = { id, toolId, startDate, endDate, units };
    const free = await freeUnits(transaction, wanted, today, { except: id });
    if (free.length < units) return false;
    await releaseDays(transaction, id);
    if (!(await reserveDays(transaction, wanted, today))) {
      throw new Error('Available days were taken despite the lock');
    }
  }
  // Blocks that were split around the former days now cover them again.
  await reserveUnavailabilities(transaction, toolId, today);
  return true;
}

/**
 * Makes an accepted offer the booking's terms, after it was paid where it costs more: all of it or nothing. Needs the
 * lock on the booking.
 */
export async function takeEffect(
  { payments, now }: Pick<BookingDependencies, 'payments' | 'now'>,
  transaction: Executor,
  {
    booking,
    change,
    money,
    actor,
  }: {
    booking: BookingRecord;
    change: AmendmentRecord;
    money: BookingPayments;
    actor: AmendmentSide;
  },
): Promise<{ kind: 'done' | 'over' | 'taken'; moved: Moved; booking: BookingRecord }> {
  const at = now();
  const end = (step: 'lapseChange' | 'changeTaken') =>
    endOffer(transaction, booking, change, { step, actor: 'clock', now: at });
  if (isOutlived(booking, change, money, at)) {
    return { kind: 'over', moved: await end('lapseChange'), booking };
  }
  if (!(await moveDays(transaction, booking, change, getCopenhagenDate(at)))) {
    return { kind: 'taken', moved: await end('changeTaken'), booking };
  }
  const after = withChange(booking, change);
  await updateBooking(transaction, booking.id, {
    start_date: after.startDate,
    end_date: after.endDate,
    units: after.units,
    price_per_day_cents: after.pricePerDayCents,
    price_per_week_cents: after.pricePerWeekCents,
    rental_cents: after.rentalCents,
    service_fee_cents: after.serviceFeeCents,
    deposit_cents: after.depositCents,
    due_at: clockStep(toFacts(after))?.dueAt ?? null,
  });
  await moveAmendmentMoney(transaction, payments, { booking, change, money });
  const accepted = { step: 'acceptChange', actor, now: at } as const;
  const moved = await endOffer(transaction, after, change, accepted);
  await planReminders(transaction, after);
  await enqueue(transaction, {
    once: `deposit of booking ${booking.id} from ${after.startDate}`,
    kind: 'booking_money',
    payload: { bookingId: booking.id },
    dueAt: depositDueAt(after.startDate),
  });
  await declineUnfitRequests(transaction, after, at, moved);
  return { kind: 'done', moved, booking: after };
}
