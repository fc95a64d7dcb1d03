import {
  type ChangeProblem,
  type ChangeSide,
  changeProblem,
  fitsWithin,
} from '../../domain/bookings/bookingChange';
import { clockStep } from '../../domain/bookings/bookingLife';
import { copenhagenDateOf } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import type { PaymentService } from '../payments/payments';
import { reserveBlocks } from '../tools/records/blocks';
import { changeFacts } from './assessChange';
import { depositDueAt } from './bookingMoney';
import { moveChangeMoney } from './changeMoney';
import { declineUnfitRequests, type Moved, planReminders } from './moveBooking';
import type { ChangeRecord } from './records/bookingChanges';
import { type BookingRecord, factsOf } from './records/bookings';
import { shrinkDays } from './records/changedDays';
import { freeUnits, releaseDays, reserveDays } from './records/reservations';
import { endOffer, withChange } from './tellOfChange';

interface Options {
  payments: PaymentService;
  /** The owner's commission in percent. */
  commissionPercent: number;
  now: () => Date;
}

/** Problems that arise by the passing of time while an offer waits; they end the offer. */
const outlived: readonly ChangeProblem[] = [
  ...(['not possible', 'only the end', 'not the units'] as const),
  ...(['start has passed', 'end has passed'] as const),
];

/** The members that a change concerns, and the conversation where a line was written about it. */
export const movedOf = (booking: BookingRecord, conversationId: number | null = null): Moved => ({
  booking,
  memberIds: [booking.ownerId, booking.borrowerId],
  conversationIds: conversationId === null ? [] : [conversationId],
});

/** Stores a job that looks at the booking when the offer ends without an answer. */
export const enqueueMoneySync = (
  transaction: Executor,
  { id, bookingId }: ChangeRecord,
  dueAt?: Date,
) =>
  enqueue(transaction, {
    once: `change ${id} over ${dueAt?.toISOString() ?? 'now'}`,
    kind: 'booking_money',
    payload: { bookingId },
    ...(dueAt && { dueAt }),
  });

/** How an offer ends: it becomes the booking's terms, or it is dropped. Needs the lock on the booking. */
export function createChangeEffect({ payments, commissionPercent, now }: Options) {
  /** Ends an offer, and stores the job that releases the money reserved for it. */
  async function end(
    transaction: Executor,
    booking: BookingRecord,
    change: ChangeRecord,
    told: Omit<Parameters<typeof endOffer>[3], 'now' | 'commissionPercent'>,
  ): Promise<Moved> {
    const conversationId = await endOffer(transaction, booking, change, {
      ...told,
      commissionPercent,
      now: now(),
    });
    await enqueueMoneySync(transaction, change);
    return movedOf(booking, conversationId);
  }

  /** Makes an accepted offer the booking's terms, after it was paid where it costs more: all of it or nothing. */
  async function takeEffect(
    transaction: Executor,
    booking: BookingRecord,
    change: ChangeRecord,
    actor: ChangeSide,
  ): Promise<{ kind: 'done' | 'over' | 'taken'; moved: Moved; booking: BookingRecord }> {
    const at = now();
    const today = copenhagenDateOf(at);
    const facts = await changeFacts(transaction, booking);
    const rules = { shortestDays: 0, longestDays: 999, noticeDays: 0, horizonDays: 999, units: 5 };
    const problem = changeProblem(facts, change, change.proposedBy, rules, at);
    // The offer's surcharge was computed from a price that the booking no longer has.
    const isOther = change.rentalCents - change.moreRentalCents !== booking.rentalCents;
    if (isOther || (problem !== null && outlived.includes(problem))) {
      const moved = await end(transaction, booking, change, {
        step: 'lapseChange',
        actor: 'clock',
      });
      return { kind: 'over', moved, booking };
    }
    const { startDate, endDate, units } = change;
    if (fitsWithin(booking, change)) {
      await shrinkDays(transaction, booking.id, change);
    } else {
      const wanted = { id: booking.id, toolId: booking.toolId, startDate, endDate, units };
      const free = await freeUnits(transaction, wanted, today, { except: booking.id });
      if (free.length < units) {
        const told = { step: 'changeTaken', actor: 'clock' } as const;
        return { kind: 'taken', moved: await end(transaction, booking, change, told), booking };
      }
      await releaseDays(transaction, booking.id);
      if (!(await reserveDays(transaction, wanted, today))) {
        throw new Error('Days that were free under the lock are taken');
      }
    }
    // Blocks that were split around the former days now cover them again.
    await reserveBlocks(transaction, booking.toolId, today);
    const after = withChange(booking, change);
    await transaction
      .updateTable('bookings')
      .set({
        start_date: startDate,
        end_date: endDate,
        units,
        price_per_day_cents: after.pricePerDayCents,
        price_per_week_cents: after.pricePerWeekCents,
        rental_cents: after.rentalCents,
        service_fee_cents: after.serviceFeeCents,
        deposit_cents: after.depositCents,
        due_at: clockStep(factsOf(after))?.dueAt ?? null,
      })
      .where('id', '=', booking.id)
      .execute();
    await moveChangeMoney(transaction, payments, booking, change);
    const moved = await end(transaction, after, change, { step: 'acceptChange', actor });
    await planReminders(transaction, after);
    await enqueue(transaction, {
      once: `deposit of booking ${booking.id} from ${startDate}`,
      kind: 'booking_money',
      payload: { bookingId: booking.id },
      dueAt: depositDueAt(startDate),
    });
    await declineUnfitRequests(transaction, after, at, moved);
    return { kind: 'done', moved, booking: after };
  }

  return { end, takeEffect };
}
