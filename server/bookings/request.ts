import { finishPaymentDue } from '../../domain/bookings/bookingLife';
import { getCopenhagenDate } from '../../domain/values/days';
import type { Executor } from '../database/openDatabase';
import { lockAgainstLeaving } from '../members/records/leaving';
import type { CallOutcome } from '../payments/performCall';
import { paymentsOfBooking } from '../payments/records/payments';
import type { BookingDependencies } from './BookingDependencies';
import {
  type BookingRecord,
  insertBooking,
  insertHistory,
  type NewBooking,
} from './records/bookings';
import { freeUnits, lockTool, reserveDays } from './records/reservations';
import { syncMoney } from './syncMoney';

export type Wanted = Omit<NewBooking, 'dueAt'>;

/**
 * Stores a booking that waits for its payment. An instant booking holds its days, a request does not. Returns null when
 * too few units are free on any of the days, or when one of the two is leaving or suspended. Of concurrent requests for the last
 * unit, one gets it.
 */
export async function insertRequest(
  transaction: Executor,
  wanted: Wanted,
  now: Date,
): Promise<number | null> {
  const today = getCopenhagenDate(now);
  await lockTool(transaction, wanted.toolId);
  if (!(await lockAgainstLeaving(transaction, [wanted.borrowerId, wanted.ownerId]))) return null;
  const free = await freeUnits(transaction, wanted, today);
  if (free.length < wanted.units) return null;
  const dueAt = finishPaymentDue({ since: now, isInstant: wanted.isInstant }, now);
  const id = await insertBooking(transaction, { ...wanted, dueAt }, now);
  if (wanted.isInstant && !(await reserveDays(transaction, { ...wanted, id }, today))) {
    throw new Error('Available days were taken despite the lock');
  }
  await insertHistory(transaction, {
    bookingId: id,
    step: 'request',
    actor: 'borrower',
    fromState: null,
    note: null,
    toState: 'awaitingPayment',
    at: now,
  });
  return id;
}

/** Asks the provider to reserve the rental, and moves the booking on according to the answer. */
export async function payRequest(
  dependencies: BookingDependencies,
  {
    booking,
    methodId,
    returnUrl,
  }: { booking: BookingRecord; methodId: string | null; returnUrl: string },
): Promise<CallOutcome> {
  const { executor, payments } = dependencies;
  const before = (await paymentsOfBooking(executor, booking.id)).filter(
    ({ purpose }) => purpose === 'booking',
  );
  const unfinished = before.find(({ state }) => ['begun', 'needsAction'].includes(state));
  const attempt = unfinished ? before.indexOf(unfinished) + 1 : before.length + 1;
  const charged = await payments.authorise(
    {
      key: `booking:${booking.id}:${attempt}`,
      bookingId: booking.id,
      payerId: booking.borrowerId,
      purpose: 'booking',
      ore: booking.totalPriceCents,
    },
    { ...(methodId === null ? { save: true } : { methodId }), returnUrl },
  );
  await syncMoney(dependencies, booking.id);
  return charged;
}
