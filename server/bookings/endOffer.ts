import type { AmendmentStep } from '../../domain/bookings/amendment';
import type { BookingActor } from '../../domain/bookings/bookingLife';
import { insertLine } from '../conversations/records/messages';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import { type Moved, toMoved } from './announceMoves';
import { publishEvent } from './publishEvent';
import { type AmendmentRecord, endAmendment, getOpenAmendment } from './records/amendments';
import { type BookingRecord, insertHistory } from './records/bookings';

const ends = {
  acceptChange: 'accepted',
  declineChange: 'declined',
  withdrawChange: 'withdrawn',
  lapseChange: 'lapsed',
  changeTaken: 'taken',
} as const satisfies Partial<Record<AmendmentStep, AmendmentRecord['state']>>;
type AmendmentEnding = keyof typeof ends;

/** A booking with the terms of an offer. */
export function withChange(booking: BookingRecord, change: AmendmentRecord): BookingRecord {
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

interface AmendmentMove<Step extends AmendmentStep = AmendmentStep> {
  step: Step;
  actor: BookingActor;
  now: Date;
}

/** Stores and publishes a step of an offer, with a line in the conversation. Returns the conversation. */
export async function storeAmendmentStep(
  transaction: Executor,
  booking: BookingRecord,
  change: AmendmentRecord,
  { step, actor, now }: AmendmentMove,
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
  const { id: changeId, proposedBy } = change;
  const details = { kind: 'changeStepTaken', step, actor, changeId, proposedBy } as const;
  await publishEvent(transaction, withChange(booking, change), details, now);
  return conversationId;
}

/** Stores a job that looks at the booking when the offer ends without an answer. */
export const enqueueMoneySync = (
  transaction: Executor,
  { id, bookingId }: AmendmentRecord,
  dueAt?: Date,
) =>
  enqueue(transaction, {
    once: `change ${id} over ${dueAt?.toISOString() ?? 'now'}`,
    kind: 'booking_money',
    payload: { bookingId },
    ...(dueAt && { dueAt }),
  });

/**
 * Ends an offer, and stores the job that releases the money reserved for it. An unpaid offer, which only its proposer
 * knows of, ends without an event.
 */
export async function endOffer(
  transaction: Executor,
  booking: BookingRecord,
  change: AmendmentRecord,
  move: AmendmentMove<AmendmentEnding>,
): Promise<Moved> {
  await endAmendment(transaction, change.id, ends[move.step], move.now);
  const conversationId =
    change.state === 'unpaid' ? null : await storeAmendmentStep(transaction, booking, change, move);
  await enqueueMoneySync(transaction, change);
  return toMoved(booking, conversationId);
}

/** Ends the open offer when its booking moves on to another state. The event of that step covers it. */
export async function endOpenOffer(
  transaction: Executor,
  { id: bookingId, state }: BookingRecord,
  now: Date,
): Promise<void> {
  const change = await getOpenAmendment(transaction, bookingId);
  if (!change) return;
  await endAmendment(transaction, change.id, 'lapsed', now);
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
