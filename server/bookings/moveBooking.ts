import {
  type BookingActor,
  type BookingState,
  type BookingStep,
  canTake,
  clockStep,
  holdingStates,
  isEnd,
  stateAfter,
  statementDue,
} from '../../domain/bookings/bookingLife';
import type { PickupStatement } from '../../domain/bookings/pickupStatement';
import { getBookingEnd, noShowAfter, statementAfter } from '../../domain/bookings/stepOutcomes';
import { type CalendarDate, getCopenhagenDate } from '../../domain/values/days';
import { insertLine, insertMessage } from '../conversations/records/messages';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import { reserveUnavailabilities } from '../tools/records/unavailabilities';
import { type Moved, toMoved } from './announceMoves';
import { statementMoney } from './bookingMoney';
import { endOpenOffer } from './endOffer';
import { publishEvent } from './publishEvent';
import {
  type BookingRecord,
  bookingById,
  insertHistory,
  requestsForTool,
  takeRequestMessage,
  toFacts,
  toStatement,
  updateBooking,
} from './records/bookings';
import { copyItems, deleteCodes } from './records/handover';
import {
  type Days,
  freeUnits,
  nearestFreePeriods,
  releaseDays,
  releaseDaysAfter,
  reserveDays,
} from './records/reservations';
import { getReminders } from './remind';
import { planReviewReminder } from './reviews';

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
  changes?: Changes;
  note?: string;
}

/** `impossible`: the state has moved on, or the time for it is over. `taken`: the days are no longer free. */
export type MoveOutcome = { kind: 'moved'; moved: Moved } | { kind: 'impossible' | 'taken' };

/** Takes or releases a booking's days as its new state requires. Returns false when they are no longer free. */
async function moveDays(
  transaction: Executor,
  booking: BookingRecord,
  { to, today, returnedOn = today }: { to: BookingState; today: CalendarDate; returnedOn?: string },
): Promise<boolean> {
  const isElsewhere = to !== booking.state;
  if (to === 'accepted' && isElsewhere) {
    await releaseDays(transaction, booking.id);
    return reserveDays(transaction, booking, today);
  }
  if (to === 'returned') await releaseDaysAfter(transaction, booking.id, returnedOn);
  else if (isElsewhere && !holdingStates.includes(to) && to !== 'completed') {
    await releaseDays(transaction, booking.id);
  } else return true;
  await reserveUnavailabilities(transaction, booking.toolId, today);
  return true;
}

/** The booking after a step. */
function applyStep(
  booking: BookingRecord,
  { step, actor, now, changes = {} }: Move,
): BookingRecord {
  const facts = toFacts(booking);
  const state = stateAfter(step, booking.state);
  const statement = statementAfter(step, actor, facts, now);
  // After a rejected fault, the owner has the whole time for a problem again.
  const isNew = state !== booking.state || step === 'overturnFault';
  return {
    ...booking,
    state,
    since: isNew ? now : booking.since,
    noShow: noShowAfter(step),
    endedAs: getBookingEnd(step, actor, facts, now),
    lateFeeCents: changes.late_fee_cents ?? booking.lateFeeCents,
    claimCents: changes.claim_cents ?? booking.claimCents,
    settledClaimCents: changes.settled_claim_cents ?? booking.settledClaimCents,
    statementKind: statement?.kind ?? null,
    statementStage: statement?.stage ?? null,
    statementAt: statement?.at ?? null,
    returnedBy: changes.returned_by ?? booking.returnedBy,
  };
}

/** Writes a step into the booking and its history. */
async function storeStep(
  transaction: Executor,
  { before, after }: { before: BookingRecord; after: BookingRecord },
  { step, actor, now, changes = {}, note }: Move,
): Promise<void> {
  await updateBooking(transaction, after.id, {
    ...changes,
    state: after.state,
    since: after.since,
    no_show: after.noShow,
    statement: after.statementKind,
    statement_stage: after.statementStage,
    statement_at: after.statementAt,
    due_at: clockStep(toFacts(after))?.dueAt ?? null,
    ended_as: after.endedAs,
  });
  await insertHistory(transaction, {
    bookingId: after.id,
    step,
    actor,
    fromState: before.state,
    toState: after.state,
    note: note ?? null,
    at: now,
  });
}

/**
 * Writes a step's message into the conversation of owner and borrower, and after it the message that came with the
 * request. Returns the id of the conversation; null for a step without a message.
 */
async function writeStepLine(
  transaction: Executor,
  { id, state, ownerId, borrowerId, toolId, startDate: start, endDate: end }: BookingRecord,
  { step, actor, now }: Move,
): Promise<number | null> {
  if (step === 'lapse' || step === 'refusePayment') return null;
  const by = {
    owner: ownerId,
    borrower: borrowerId,
    clock: null,
    support: null,
    provider: borrowerId,
  };
  const { conversationId } = await insertLine(
    transaction,
    { memberIds: [ownerId, borrowerId], toolId },
    { line: `booking.${step}`, values: { start, end }, by: by[actor], now },
  );
  const content = await takeRequestMessage(transaction, id);
  if (content !== null && (state === 'requested' || state === 'accepted')) {
    const message = { conversationId, senderId: borrowerId, content, pictures: [], clientId: null };
    await insertMessage(transaction, { ...message, now });
  }
  return conversationId;
}

/** Publishes a step, and stores the job that moves the money after the commit. */
async function publishStep(
  transaction: Executor,
  after: BookingRecord,
  { step, actor, note, now }: Move,
): Promise<void> {
  const statement = toStatement(after);
  const free =
    step === 'giveWay' ? await freeInstead(transaction, after, getCopenhagenDate(now)) : [];
  const details = {
    step,
    actor,
    free,
    ...(step === 'decline' && note && { reason: note }),
    statement: statement && getTerms(after, statement),
  };
  await publishEvent(transaction, after, { kind: 'stepTaken', ...details }, now);
  await enqueue(transaction, {
    once: `money of booking ${after.id} after ${step} ${now.getTime()}`,
    kind: 'booking_money',
    payload: { bookingId: after.id },
  });
}

/**
 * Takes a step of a booking that `lockBooking` has locked, completely: state, days, history, conversation and event,
 * and the job that moves the money after the commit. Refuses a step that the table of steps does not allow now.
 */
export async function moveBooking(
  transaction: Executor,
  booking: BookingRecord,
  move: Move,
): Promise<MoveOutcome> {
  const { step, actor, now, changes } = move;
  if (!canTake(step, actor, toFacts(booking), now)) return { kind: 'impossible' };
  const after = applyStep(booking, move);
  const { state: to } = after;
  const isElsewhere = to !== booking.state;
  const isTaking = to === 'accepted' && isElsewhere;
  const today = getCopenhagenDate(now);
  const returned = changes?.returned_on && { returnedOn: changes.returned_on };
  if (!(await moveDays(transaction, booking, { to, today, ...returned }))) return { kind: 'taken' };
  await endOpenOffer(transaction, booking, now);
  await storeStep(transaction, { before: booking, after }, move);
  const moved = toMoved(after, await writeStepLine(transaction, after, move));
  await publishStep(transaction, after, move);
  if (isTaking || to === 'requested') await planReminders(transaction, after);
  if (to === 'completed') await planReviewReminder(transaction, after);
  if (isTaking) {
    await copyItems(transaction, booking.id);
    await declineUnfitRequests(transaction, after, now, moved);
  }
  if (isEnd(to)) await deleteCodes(transaction, booking.id);
  return { kind: 'moved', moved };
}

/** The money and the deadline of a statement, for the members who are notified of it. */
function getTerms(booking: BookingRecord, statement: PickupStatement) {
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
  for (const { what, dueAt } of getReminders(booking)) {
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
  const today = getCopenhagenDate(now);
  for (const id of await requestsForTool(transaction, taken.toolId)) {
    if (id === taken.id) continue;
    const other = await bookingById(transaction, id, { lock: true });
    if (!other) continue;
    const free = await freeUnits(transaction, other, today);
    if (free.length >= other.units) continue;
    const giveWay = { step: 'giveWay', actor: 'clock', now } as const;
    const outcome = await moveBooking(transaction, other, giveWay);
    if (outcome.kind !== 'moved') continue;
    moved.memberIds.push(...outcome.moved.memberIds);
    moved.conversationIds.push(...outcome.moved.conversationIds);
  }
}
