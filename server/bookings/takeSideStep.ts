import type { SideStep } from '../../domain/bookings/bookingLife';
import type { BookingEventDetails } from '../jobs/bookingEvents';
import type { BookingDependencies } from './BookingDependencies';
import { lockBooking } from './lockBooking';
import { publishEvent } from './publishEvent';
import { type BookingRecord, bookingById, insertHistory, updateBooking } from './records/bookings';

/** The columns that a step writes which leaves the state as it is. */
interface SideColumns {
  support_asked_at?: Date;
  late_waived_at?: Date;
  owner_proposes_cents?: number;
  borrower_proposes_cents?: number;
}

/**
 * Takes a step that leaves the state of a booking as it is: writes its columns, its history and its event. `work`
 * returns the columns, or why nothing is written. Null: there is no such booking.
 */
export async function takeSideStep<Refusal extends string>(
  { executor, events, outbox, now }: BookingDependencies,
  {
    bookingId,
    step,
    actor,
    cents,
    event,
    work,
  }: {
    bookingId: number;
    step: SideStep;
    actor: 'borrower' | 'owner';
    cents?: number;
    event?: BookingEventDetails;
    work: (booking: BookingRecord, at: Date) => SideColumns | Refusal;
  },
): Promise<{ kind: 'moved' | Refusal; booking: BookingRecord } | null> {
  const at = now();
  const kind = await executor.transaction().execute(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    if (!booking) return null;
    const columns = work(booking, at);
    if (typeof columns === 'string') return columns;
    await updateBooking(transaction, bookingId, columns);
    await insertHistory(transaction, {
      bookingId,
      step,
      actor,
      fromState: booking.state,
      toState: booking.state,
      note: null,
      ...(cents !== undefined && { amountCents: cents }),
      at,
    });
    if (event) await publishEvent(transaction, booking, event, at);
    return 'moved' as const;
  });
  const booking = kind === null ? null : await bookingById(executor, bookingId);
  if (kind === null || !booking) return null;
  if (kind === 'moved') {
    events.announce([booking.ownerId, booking.borrowerId], ['Bookings']);
    outbox.wake();
  }
  return { kind, booking };
}
