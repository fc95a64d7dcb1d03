import { type BookingStep, canTake, clockStep } from '../../domain/bookings/bookingLife';
import { depositDueAt } from '../../domain/payments/depositHold';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import type { BookingPayments, PaymentRecord } from '../payments/records/payments';
import { isCaptureRefused, latestPayments } from './bookingMoney';
import { publishEvent } from './publishEvent';
import { type BookingRecord, isToolGone, toFacts, updateBooking } from './records/bookings';

/** The step that follows from the payment of a booking that waits for it; null for none. */
export async function findPaymentStep(
  transaction: Executor,
  booking: BookingRecord,
  { payments }: BookingPayments,
  now: Date,
): Promise<BookingStep | null> {
  if (booking.state !== 'awaitingPayment') return null;
  const { rental } = latestPayments(payments);
  if (!rental || ['begun', 'needsAction'].includes(rental.state)) return null;
  if (rental.state !== 'authorised' || (await isToolGone(transaction, booking.toolId))) {
    return 'refusePayment';
  }
  const step = booking.isInstant ? 'reserveMoneyInstantly' : 'reserveMoney';
  return canTake(step, 'provider', toFacts(booking), now) ? step : 'refusePayment';
}

/** Records what the provider has said about the rental of an accepted booking. */
async function noteRental(
  transaction: Executor,
  booking: BookingRecord,
  {
    rental,
    money,
    isUnderWay,
    now,
  }: { rental: PaymentRecord; money: BookingPayments; isUnderWay: boolean; now: Date },
): Promise<BookingRecord> {
  if (booking.paidAt !== null) return booking;
  if (rental.captured_ore > 0 && isUnderWay) {
    await enqueue(transaction, {
      once: `deposit of booking ${booking.id}`,
      kind: 'booking_money',
      payload: { bookingId: booking.id },
      dueAt: depositDueAt(booking.startDate),
    });
    return { ...booking, paidAt: now, captureRefusedAt: null };
  }
  if (booking.state !== 'accepted' || booking.captureRefusedAt !== null) return booking;
  if (!isCaptureRefused(money, rental)) return booking;
  await publishEvent(transaction, booking, { kind: 'paymentRefused' }, now);
  return { ...booking, captureRefusedAt: now };
}

/** When the deposit has been secured; null when it is not secured any more. */
function findDepositHeldAt(
  { depositHeldAt }: BookingRecord,
  { deposit, isUnderWay, now }: { deposit: PaymentRecord; isUnderWay: boolean; now: Date },
): Date | null {
  const isHeld = deposit.state === 'authorised' || deposit.captured_ore > 0;
  if (isHeld) return depositHeldAt ?? now;
  // The bank has released the reservation: the deposit is not secured any more.
  return isUnderWay ? null : depositHeldAt;
}

/** Records what the provider has said about an accepted booking's money. */
export async function notePayments(
  transaction: Executor,
  booking: BookingRecord,
  money: BookingPayments,
  now: Date,
): Promise<BookingRecord> {
  const { rental, deposit } = latestPayments(money.payments);
  const isUnderWay = ['accepted', 'pickedUp', 'returned', 'inDispute'].includes(booking.state);
  let after = booking;
  if (rental) after = await noteRental(transaction, booking, { rental, money, isUnderWay, now });
  if (deposit) {
    const depositHeldAt = findDepositHeldAt(booking, { deposit, isUnderWay, now });
    if (depositHeldAt !== booking.depositHeldAt) after = { ...after, depositHeldAt };
  }
  if (after === booking) return booking;
  await updateBooking(transaction, booking.id, {
    paid_at: after.paidAt,
    capture_refused_at: after.captureRefusedAt,
    deposit_held_at: after.depositHeldAt,
    due_at: clockStep(toFacts(after))?.dueAt ?? null,
  });
  return after;
}
