import type { BookingStep } from '../../domain/bookings/bookingLife';
import type { Executor } from '../database/openDatabase';
import { type BookingPayments, readBookingPayments } from '../payments/records/payments';
import { announceMoves, type Moved } from './announceMoves';
import type { BookingDependencies } from './BookingDependencies';
import { chargeLateFee, chargeReleasedDeposit, lateOwed, secureDeposit } from './charges';
import { captureReservedDebt } from './debts';
import { followAmendments } from './followAmendments';
import { lockBooking } from './lockBooking';
import { moveBooking } from './moveBooking';
import { findPaymentStep, notePayments } from './notePayments';
import { type BookingRecord, bookingById, updateBooking } from './records/bookings';
import { settleMoney } from './settleMoney';

/** Takes the step that follows from the payment of a booking. Null when there is none. */
async function followPayment(
  transaction: Executor,
  { booking, money }: { booking: BookingRecord; money: BookingPayments },
  now: Date,
): Promise<Moved | null> {
  const step = await findPaymentStep(transaction, booking, money, now);
  if (!step) return null;
  const go = (next: BookingStep) =>
    moveBooking(transaction, booking, { step: next, actor: 'provider', now });
  let outcome = await go(step);
  // The hold expired before the money came, and another borrower has taken the days.
  if (outcome.kind === 'taken') outcome = await go('refusePayment');
  return outcome.kind === 'moved' ? outcome.moved : null;
}

/** Brings the stored state of a booking's money up to date, in one transaction. */
export async function syncOnce(
  dependencies: BookingDependencies,
  bookingId: number,
): Promise<BookingRecord | null> {
  const { executor, events, outbox, now } = dependencies;
  const moved: Moved[] = [];
  let isNoted = false;
  const synced = await executor.transaction().execute(async (transaction) => {
    const locked = await lockBooking(transaction, bookingId);
    if (!locked) return null;
    const read = await readBookingPayments(transaction, bookingId);
    const paid = await followPayment(transaction, { booking: locked, money: read }, now());
    if (paid) moved.push(paid);
    const present = (paid && (await bookingById(transaction, bookingId))) ?? locked;
    const noted = await notePayments(transaction, present, read, now());
    isNoted = noted !== present;
    const followed = await followAmendments(dependencies, transaction, {
      booking: noted,
      money: read,
    });
    moved.push(...followed.moved);
    const { booking, money } = followed;
    const lateCents = lateOwed(booking, money);
    const owes =
      lateCents !== null &&
      (await settleMoney(dependencies, transaction, { booking, money, lateCents }));
    const paysDebt = await captureReservedDebt(dependencies, transaction, { booking, money });
    return { booking, hasNewDebts: owes || paysDebt };
  });
  announceMoves(dependencies, moved);
  if (!synced) return null;
  const { booking, hasNewDebts } = synced;
  // A payment makes the hand-over possible: the open pages of both members have to show it.
  if (isNoted) events.announce([booking.ownerId, booking.borrowerId], ['Bookings']);
  if (hasNewDebts) events.announce([booking.borrowerId], ['Bookings']);
  outbox.wake();
  return booking;
}

/**
 * Brings a booking and its money in line, whatever has happened to either. Idempotent; may run at any time and
 * concurrently in several processes. Returns the booking afterwards.
 */
export async function syncMoney(
  dependencies: BookingDependencies,
  bookingId: number,
): Promise<BookingRecord | null> {
  const booking = await syncOnce(dependencies, bookingId);
  if (!booking) return null;
  const asked = [
    await secureDeposit(dependencies, booking),
    await chargeReleasedDeposit(dependencies, booking),
    await chargeLateFee(dependencies, booking),
  ];
  return asked.includes(true) ? syncOnce(dependencies, bookingId) : booking;
}

/**
 * `syncMoney` for the job that follows from a step or from an answer of the provider: a charge or a refund was posted,
 * so open pages reload their sums.
 */
export async function followMoney(
  dependencies: BookingDependencies,
  bookingId: number,
): Promise<void> {
  const booking = await syncMoney(dependencies, bookingId);
  if (booking) dependencies.events.announce([booking.ownerId, booking.borrowerId], ['Bookings']);
}

/** The borrower pays a refused deposit with another method. Returns whether the deposit is secured now. */
export async function payDeposit(
  dependencies: BookingDependencies,
  { booking, methodId }: { booking: BookingRecord; methodId: string },
): Promise<boolean> {
  await updateBooking(dependencies.executor, booking.id, { method_id: methodId });
  await secureDeposit(dependencies, { ...booking, methodId }, { atHandover: true, again: true });
  const present = await syncOnce(dependencies, booking.id);
  return present?.depositHeldAt !== null;
}
