import type { Executor } from '../database/openDatabase';
import type { BookingEvent, BookingEventDetails } from '../jobs/bookingEvents';
import { enqueue } from '../jobs/enqueue';
import { bookedQuote } from './bookedQuote';
import type { BookingRecord } from './records/bookings';

function toEventBooking(booking: BookingRecord): BookingEvent['booking'] {
  const { id, toolId, ownerId, borrowerId, startDate, endDate } = booking;
  const { endedAs, depositCents, lateFeeCents, claimCents, settledClaimCents } = booking;
  const money = {
    quote: bookedQuote(booking),
    endedAs,
    depositCents,
    lateFeeCents,
    claimCents,
    settledClaimCents,
    isPaid: booking.paidAt !== null,
    isDepositHeld: booking.depositHeldAt !== null,
  };
  return { id, toolId, ownerId, borrowerId, startDate, endDate, money };
}

/** Tells events of a booking apart: an event with the same name is published once. */
function nameEvent({ booking, at, ...details }: BookingEvent): string {
  switch (details.kind) {
    case 'stepTaken':
      return `${details.step} ${details.statement?.until ?? ''}`;
    case 'settlementProposed':
      return `${details.kind} ${details.cents} ${at}`;
    case 'changeStepTaken':
      return `${details.step} ${details.changeId}`;
    case 'changeUnpaid':
      return `${details.kind} ${details.changeId}`;
    case 'reminderDue':
      // Changed days get a reminder of their own.
      return `${details.reminder} ${booking.startDate} ${booking.endDate}`;
    case 'reviewPublished':
      return `${details.kind} ${details.side}`;
    case 'reviewWritten':
    case 'reviewAnswered':
      return `${details.kind} ${details.by}`;
    default:
      return details.kind;
  }
}

/**
 * Publishes an event of a booking in the transaction of its cause. The outbox hands it to the subscribers after the
 * commit, after a call of `outbox.wake()`.
 */
export async function publishEvent(
  transaction: Executor,
  booking: BookingRecord,
  details: BookingEventDetails,
  now: Date,
): Promise<void> {
  const payload: BookingEvent = {
    ...details,
    booking: toEventBooking(booking),
    at: now.toISOString(),
  };
  await enqueue(transaction, {
    once: `event of booking ${booking.id}: ${nameEvent(payload)}`.trim(),
    kind: 'booking_event',
    payload,
  });
}
