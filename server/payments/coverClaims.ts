import {
  approvableCover,
  type CoverFacts,
  type CoverLimit,
  coverLimits,
} from '../../domain/payments/coverClaims';
import { postings } from '../../domain/payments/postings';
import { copenhagenInstant } from '../../domain/values/copenhagenInstant';
import { getCopenhagenDate } from '../../domain/values/days';
import { publishEvent } from '../bookings/publishEvent';
import { type BookingRecord, insertHistory } from '../bookings/records/bookings';
import type { Executor } from '../database/openDatabase';
import { raiseAlarm } from '../office/raiseAlarm';
import { post } from './ledger';
import {
  type CoverClaimRecord,
  coverAskedSince,
  coverPaidSince,
  decideCoverClaim,
  findCoverClaim,
  insertCoverClaim,
  isBookingChargedBack,
  lockCoverLimits,
} from './records/coverClaims';

/** When the present day began in Denmark. */
const dayStart = (now: Date) => copenhagenInstant(getCopenhagenDate(now), 0);

/**
 * Asks the insurance account for part of a settled claim: it waits for staff. Raises an alarm when more was asked for
 * today than the account pays on one day. Idempotent.
 */
export async function askForCover(
  transaction: Executor,
  booking: BookingRecord,
  askedCents: number,
  now: Date,
): Promise<void> {
  if (!(await insertCoverClaim(transaction, { bookingId: booking.id, askedCents, at: now })))
    return;
  const dayCents = await coverAskedSince(transaction, dayStart(now));
  if (dayCents > coverLimits.dayCents) {
    await raiseAlarm(transaction, { alarm: 'coverAsked', cents: dayCents }, now);
  }
}

/** The facts that limit what can be approved of a cover claim now. */
export async function coverFacts(
  executor: Executor,
  booking: BookingRecord,
  { askedCents }: CoverClaimRecord,
  now: Date,
): Promise<CoverFacts> {
  const since = new Date(now.getTime() - coverLimits.memberDays * 86_400_000);
  return {
    askedCents,
    terms: booking,
    ownerPaidCents: await coverPaidSince(executor, since, booking.ownerId),
    borrowerPaidCents: await coverPaidSince(executor, since, booking.borrowerId),
    dayPaidCents: await coverPaidSince(executor, dayStart(now)),
    isChargedBack: await isBookingChargedBack(executor, booking.id),
  };
}

/** The outcome of a decision. `limited`: more than can be approved now, and the limit that it comes from. */
export type CoverDecided =
  | { kind: 'decided'; claim: CoverClaimRecord }
  | { kind: 'none' }
  | { kind: 'decided before' }
  | { kind: 'limited'; mostCents: number; limit: CoverLimit };

/**
 * Staff approve an amount of a cover claim, or reject it (`cents` null). This is the only way by which the insurance
 * account pays. Needs the lock on the booking.
 */
export async function decideCover(
  transaction: Executor,
  booking: BookingRecord,
  { cents, reason, now }: { cents: number | null; reason: string; now: Date },
): Promise<CoverDecided> {
  await lockCoverLimits(transaction);
  const claim = await findCoverClaim(transaction, booking.id);
  if (!claim) return { kind: 'none' };
  if (claim.state !== 'waiting') return { kind: 'decided before' };
  if (cents !== null) {
    const approvable = approvableCover(await coverFacts(transaction, booking, claim, now));
    if (cents > approvable.cents) {
      if (approvable.limit === 'day') {
        await raiseAlarm(transaction, { alarm: 'coverDayFull', cents: claim.askedCents }, now);
      }
      return { kind: 'limited', mostCents: approvable.cents, limit: approvable.limit };
    }
    await post(transaction, {
      key: `booking:${booking.id}:claim`,
      kind: 'claim',
      bookingId: booking.id,
      entries: postings.claim({ ownerId: booking.ownerId, cents }),
      at: now,
    });
  }
  await decideCoverClaim(transaction, booking.id, { paidCents: cents, reason, at: now });
  const step = cents === null ? 'rejectCover' : 'approveCover';
  await insertHistory(transaction, {
    bookingId: booking.id,
    step,
    actor: 'support',
    fromState: booking.state,
    toState: booking.state,
    note: reason,
    at: now,
  });
  const decision = { decision: step, cents: cents ?? claim.askedCents } as const;
  await publishEvent(transaction, booking, { kind: 'coverDecided', ...decision }, now);
  const decided = await findCoverClaim(transaction, booking.id);
  if (!decided) throw new Error(`The cover claim of booking ${booking.id} was not found`);
  return { kind: 'decided', claim: decided };
}
