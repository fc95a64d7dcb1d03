import {
  type BookingActor,
  type BookingStep,
  canTake,
  clockStep,
  endOf,
  holdingStates,
  isEnd,
  noShowAfter,
  stateAfter,
  statementAfter,
  statementDue,
} from '../../domain/bookings/bookingLife';
import type { PickupStatement } from '../../domain/bookings/pickupStatement';
import { type CalendarDate, copenhagenDateOf } from '../../domain/values/days';
import type { LineValues } from '../conversations/records/conversations';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import { reserveBlocks } from '../tools/records/blocks';
import { statementMoney } from './bookingMoney';
import { type BookingRecord, bookingById, factsOf, insertHistory } from './records/bookings';
import { copyItems } from './records/handover';
import {
  type Days,
  freeUnits,
  nearestFreePeriods,
  releaseDays,
  releaseDaysAfter,
  reserveDays,
} from './records/reservations';
import { remindersOf } from './remind';
import { planReviewReminder } from './reviews';
import { tellOfStep } from './tell';
import { endOpenOffer } from './tellOfChange';

/** Further columns that a step writes into its booking. */
export interface Changes {
  returned_on?: string;
  returned_by?: 'borrower' | 'owner' | 'both';
  late_fee_cents?: number;
  claim_cents?: number;
  claim_text?: string;
  settled_claim_cents?: number;
  borrower_has_it_at?: Date;
  owner_gave_it_at?: Date;
}

export interface Move {
  step: BookingStep;
  actor: BookingActor;
  now: Date;
  /** The owner's commission in percent, for the amounts in notifications. */
  commissionPercent: number;
  changes?: Changes;
  /** The values of the conversation line, besides the days. */
  values?: LineValues;
  note?: string;
}

/** Who and what has to be told once the transaction is committed. */
export interface Moved {
  booking: BookingRecord;
  memberIds: number[];
  conversationIds: number[];
}

/** `impossible`: the state has moved on, or the time for it is over. `taken`: the days are no longer free. */
export type MoveOutcome = { kind: 'moved'; moved: Moved } | { kind: 'impossible' | 'taken' };

/**
 * Takes a step of a booking that `lockBooking` has locked, completely: state, days, history, messages and notices, and
 * the job that moves the money after the commit. Refuses a step that the table of steps does not allow now.
 */
export async function moveBooking(
  transaction: Executor,
  booking: BookingRecord,
  move: Move,
): Promise<MoveOutcome> {
  const { step, actor, now, commissionPercent, changes = {}, values = {}, note = null } = move;
  const facts = factsOf(booking);
  if (!canTake(step, actor, facts, now)) return { kind: 'impossible' };
  const today = copenhagenDateOf(now);
  const to = stateAfter(step, booking.state);
  const isElsewhere = to !== booking.state;
  const isTaking = to === 'accepted' && isElsewhere;
  if (isTaking) {
    await releaseDays(transaction, booking.id);
    if (!(await reserveDays(transaction, booking, today))) return { kind: 'taken' };
  } else if (to === 'returned') {
    await releaseDaysAfter(transaction, booking.id, changes.returned_on ?? today);
    await reserveBlocks(transaction, booking.toolId, today);
  } else if (isElsewhere && !holdingStates.includes(to) && to !== 'completed') {
    await releaseDays(transaction, booking.id);
    await reserveBlocks(transaction, booking.toolId, today);
  }
  await endOpenOffer(transaction, booking, now);
  const noShow = noShowAfter(step);
  const statement = statementAfter(step, actor, facts, now);
  // After a rejected fault, the owner has the whole time for a problem again.
  const since = isElsewhere || step === 'overturnFault' ? now : booking.since;
  const after: BookingRecord = {
    ...booking,
    state: to,
    since,
    noShow,
    endedAs: endOf(step, actor, facts, now),
    lateFeeCents: changes.late_fee_cents ?? booking.lateFeeCents,
    claimCents: changes.claim_cents ?? booking.claimCents,
    settledClaimCents: changes.settled_claim_cents ?? booking.settledClaimCents,
    statementKind: statement?.kind ?? null,
    statementStage: statement?.stage ?? null,
    statementAt: statement?.at ?? null,
    returnedBy: changes.returned_by ?? booking.returnedBy,
  };
  const next = clockStep(factsOf(after));
  await transaction
    .updateTable('bookings')
    .set({
      ...changes,
      state: to,
      since,
      no_show: noShow,
      statement: after.statementKind,
      statement_stage: after.statementStage,
      statement_at: after.statementAt,
      due_at: next?.dueAt ?? null,
      ended_as: after.endedAs,
    })
    .where('id', '=', booking.id)
    .execute();
  await insertHistory(transaction, {
    bookingId: booking.id,
    step,
    actor,
    fromState: booking.state,
    toState: to,
    note,
    at: now,
  });
  const moved: Moved = {
    booking: after,
    memberIds: [booking.ownerId, booking.borrowerId],
    conversationIds: [],
  };
  const free = step === 'giveWay' ? await freeInstead(transaction, after, today) : [];
  const told = {
    step,
    actor,
    values,
    free,
    commissionPercent,
    now,
    statement: statement && termsOf(after, statement),
  };
  const conversationId = await tellOfStep(transaction, after, told);
  if (conversationId !== null) moved.conversationIds.push(conversationId);
  await enqueue(transaction, {
    once: `money of booking ${booking.id} after ${step} ${now.getTime()}`,
    kind: 'booking_money',
    payload: { bookingId: booking.id },
  });
  if (isTaking || to === 'requested') await planReminders(transaction, after);
  if (to === 'completed') await planReviewReminder(transaction, after);
  if (isTaking) {
    await copyItems(transaction, booking.id);
    await declineUnfitRequests(transaction, after, now, moved);
  }
  if (isEnd(to))
    await transaction.deleteFrom('handover_codes').where('booking_id', '=', booking.id).execute();
  return { kind: 'moved', moved };
}

/** The money and the deadline of a statement, for those who are told of it. */
function termsOf(booking: BookingRecord, statement: PickupStatement) {
  const { backCents, ownerCents } = statementMoney(booking, statement);
  const { depositCents } = booking;
  const until = statementDue(statement).toISOString();
  return { kind: statement.kind, backCents, ownerCents, depositCents, until };
}

/** The nearest free days instead of those that another borrower got; past days are left out. */
export async function freeInstead(
  executor: Executor,
  booking: BookingRecord,
  today: CalendarDate,
): Promise<Days[]> {
  const nearest = await nearestFreePeriods(executor, booking, today, { except: booking.id });
  return nearest.filter(({ startDate }) => startDate >= today);
}

/** Stores the reminders of coming days; each job checks the booking's state on its day first. */
export async function planReminders(transaction: Executor, booking: BookingRecord): Promise<void> {
  for (const { what, dueAt } of remindersOf(booking)) {
    await enqueue(transaction, {
      once: `booking ${booking.id} ${what} ${dueAt.toISOString()}`,
      kind: 'booking_reminder',
      payload: { bookingId: booking.id, what },
      dueAt,
    });
  }
}

/** Declines every request that no longer fits, in the transaction that took the days. */
export async function declineUnfitRequests(
  transaction: Executor,
  taken: BookingRecord,
  now: Date,
  moved: Moved,
): Promise<void> {
  const today = copenhagenDateOf(now);
  const waiting = await transaction
    .selectFrom('bookings')
    .select('id')
    .where('tool_id', '=', taken.toolId)
    .where('state', '=', 'requested')
    .where('id', '<>', taken.id)
    .orderBy('id')
    .execute();
  for (const { id } of waiting) {
    const other = await bookingById(transaction, id, { lock: true });
    if (!other) continue;
    const free = await freeUnits(transaction, other, today);
    if (free.length >= other.units) continue;
    // A declined request pays the owner nothing, so that the commission does not matter.
    const giveWay = { step: 'giveWay', actor: 'clock', commissionPercent: 0, now } as const;
    const outcome = await moveBooking(transaction, other, giveWay);
    if (outcome.kind !== 'moved') continue;
    moved.memberIds.push(...outcome.moved.memberIds);
    moved.conversationIds.push(...outcome.moved.conversationIds);
  }
}
