import type { ChangeStep } from '../../domain/bookings/bookingChange';
import type { BookingActor } from '../../domain/bookings/bookingLife';
import { insertLine } from '../conversations/records/messages';
import type { Executor } from '../database/openDatabase';
import { type ChangeRecord, endChange, openChange } from './records/bookingChanges';
import { type BookingRecord, insertHistory } from './records/bookings';
import { notifyOfBooking } from './tell';

const ends = {
  acceptChange: 'accepted',
  declineChange: 'declined',
  withdrawChange: 'withdrawn',
  lapseChange: 'lapsed',
  changeTaken: 'taken',
} as const satisfies Partial<Record<ChangeStep, ChangeRecord['state']>>;
export type ChangeEnding = keyof typeof ends;

/**
 * Who is told of a step of an offer: the one who did not take it. Of a step by the clock: the proposer, who waits for
 * an answer.
 */
function recipientsOf(
  step: ChangeStep,
  actor: BookingActor,
  change: ChangeRecord,
): 'both' | 'owner' | 'borrower' {
  if (step === 'changeTaken') return 'both';
  if (actor === 'owner') return 'borrower';
  return actor === 'borrower' ? 'owner' : change.proposedBy;
}

/** A booking with the terms of an offer. */
export function withChange(booking: BookingRecord, change: ChangeRecord): BookingRecord {
  const { startDate, endDate, units, rentalCents, serviceFeeCents, depositCents } = change;
  return {
    ...booking,
    startDate,
    endDate,
    units,
    rentalCents,
    serviceFeeCents,
    depositCents,
    pricePerDayCents: change.pricePerDayCents,
    pricePerWeekCents: change.pricePerWeekCents,
    totalPriceCents: rentalCents + serviceFeeCents + booking.insuranceCents,
  };
}

interface Told<Step extends ChangeStep = ChangeStep> {
  step: Step;
  actor: BookingActor;
  /** The owner's commission in percent. */
  commissionPercent: number;
  now: Date;
}

/** Tells of a step of an offer: a row of history, a line in the conversation, notices. Returns the conversation. */
export async function tellOfChange(
  transaction: Executor,
  booking: BookingRecord,
  change: ChangeRecord,
  { step, actor, commissionPercent, now }: Told,
): Promise<number> {
  const { id: bookingId, state, ownerId, borrowerId, toolId } = booking;
  await insertHistory(transaction, {
    bookingId,
    step,
    actor,
    fromState: state,
    toState: state,
    note: null,
    at: now,
  });
  const { conversationId } = await insertLine(
    transaction,
    { memberIds: [ownerId, borrowerId], toolId },
    {
      line: `booking.${step}`,
      values: { start: change.startDate, end: change.endDate },
      by: actor === 'owner' ? ownerId : actor === 'borrower' ? borrowerId : null,
      now,
    },
  );
  const who = recipientsOf(step, actor, change);
  await notifyOfBooking(transaction, withChange(booking, change), {
    event: step,
    about: `change ${change.id}`,
    commissionPercent,
    now,
    by: actor === 'owner' ? ownerId : actor === 'borrower' ? borrowerId : null,
    to: who === 'both' ? [ownerId, borrowerId] : [who === 'owner' ? ownerId : borrowerId],
  });
  return conversationId;
}

/** Ends an offer and tells of it. An unpaid offer, which only its proposer knows of, ends silently: null. */
export async function endOffer(
  transaction: Executor,
  booking: BookingRecord,
  change: ChangeRecord,
  told: Told<ChangeEnding>,
): Promise<number | null> {
  await endChange(transaction, change.id, ends[told.step], told.now);
  return change.state === 'unpaid' ? null : tellOfChange(transaction, booking, change, told);
}

/** Ends the open offer when its booking moves on to another state. The message of that step tells of it. */
export async function endOpenOffer(
  transaction: Executor,
  { id: bookingId, state }: BookingRecord,
  now: Date,
): Promise<void> {
  const change = await openChange(transaction, bookingId);
  if (!change) return;
  await endChange(transaction, change.id, 'lapsed', now);
  if (change.state === 'unpaid') return;
  await insertHistory(transaction, {
    bookingId,
    step: 'lapseChange',
    actor: 'clock',
    fromState: state,
    toState: state,
    note: null,
    at: now,
  });
}
