import type { SideStep } from '../../domain/bookings/bookingLife';
import type { BookingOptions } from './createBookings';
import { lockBooking } from './lockBooking';
import { type BookingRecord, bookingById, insertHistory } from './records/bookings';
import { notifyOfBooking } from './tell';

/** The columns that a step writes which leaves the state as it is. */
interface SideColumns {
  support_asked_at?: Date;
  late_waived_at?: Date;
  owner_proposes_cents?: number;
  borrower_proposes_cents?: number;
}

/**
 * Takes a step that leaves the state of a booking as it is: writes its columns and its history, and notifies the other
 * member. `work` returns the columns, or why nothing is written. Null: there is no such booking.
 */
export async function takeSideStep<Refusal extends string>(
  { executor, channels, now }: Pick<BookingOptions, 'executor' | 'channels' | 'now'>,
  bookingId: number,
  { step, actor, cents }: { step: SideStep; actor: 'borrower' | 'owner'; cents?: number },
  work: (booking: BookingRecord, at: Date) => SideColumns | Refusal,
): Promise<{ kind: 'moved' | Refusal; booking: BookingRecord } | null> {
  const at = now();
  const kind = await executor.transaction().execute(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    if (!booking) return null;
    const columns = work(booking, at);
    if (typeof columns === 'string') return columns;
    await transaction.updateTable('bookings').set(columns).where('id', '=', bookingId).execute();
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
    if (step !== 'askSupport') {
      const [own, other] =
        actor === 'owner'
          ? [booking.ownerId, booking.borrowerId]
          : [booking.borrowerId, booking.ownerId];
      await notifyOfBooking(transaction, booking, {
        event: step,
        to: [other],
        by: own,
        now: at,
        ...(cents !== undefined && { about: `${cents} ${at.getTime()}`, cents }),
      });
    }
    return 'moved' as const;
  });
  const booking = kind === null ? null : await bookingById(executor, bookingId);
  if (kind === null || !booking) return null;
  if (kind === 'moved') {
    const { live, outbox } = channels();
    live.announce([booking.ownerId, booking.borrowerId], ['Bookings', 'Notices']);
    outbox.wake();
  }
  return { kind, booking };
}
