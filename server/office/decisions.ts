import { type BookingStep, canTake, decidableAt } from '../../domain/bookings/bookingLife';
import { statementSide } from '../../domain/bookings/pickupStatement';
import type { CoverLimit } from '../../domain/payments/coverClaims';
import type { BookingDependencies } from '../bookings/BookingDependencies';
import { heldOfNoShow, statementMoney } from '../bookings/bookingMoney';
import { lateFeeOfDispute, settlementColumns, settlementLimit } from '../bookings/dispute';
import { lockBooking } from '../bookings/lockBooking';
import type { Changes, Move } from '../bookings/moveBooking';
import { moveBooking } from '../bookings/moveBooking';
import {
  type BookingRecord,
  bookingById,
  toFacts,
  toStatement,
} from '../bookings/records/bookings';
import { takeStep } from '../bookings/takeStep';
import type { Executor } from '../database/openDatabase';
import { type CoverDecided, decideCover } from '../payments/coverClaims';
import { type Message, message, translate } from '../texts/translate';
import { SupportRefused } from './supportRefused';
import { kroner, moment } from './words';

/** A decision of staff about a booking. Amounts in whole øre. */
export type Decision =
  /** The end of a dispute. `lateCents`: for a tool that never came back; null for all of it. */
  | { kind: 'dispute'; claimCents: number; lateCents: number | null }
  /** A contested no-show or statement about the pick-up, for one of the two. */
  | { kind: 'noShow'; whom: 'owner' | 'borrower' }
  /** A claim on the insurance; 0 rejects it. */
  | { kind: 'coverClaim'; cents: number };

/** Something that staff cannot do now; the text says why. */
export class OfficeRefused extends SupportRefused {
  constructor(readonly text: Message) {
    super(translate(text, 'en'));
  }
}

export function refuse(text: Message): never {
  throw new OfficeRefused(text);
}

export const limitNames = {
  asked: message('office.limit.asked'),
  chargeback: message('office.limit.chargeback'),
  booking: message('office.limit.booking'),
  owner: message('office.limit.owner'),
  borrower: message('office.limit.borrower'),
  day: message('office.limit.day'),
} as const satisfies Record<CoverLimit, Message>;

/** The step that decides for a side; for a statement about the pick-up it depends on which side has made it. */
function noShowStep(booking: BookingRecord, whom: 'owner' | 'borrower'): BookingStep {
  const statement = toStatement(booking);
  if (statement === null) return whom === 'owner' ? 'upholdNoShow' : 'overturnNoShow';
  // Without a statement of a side, the one that has not confirmed the pick-up speaks against it.
  const unconfirmed = booking.ownerGaveItAt === null ? 'owner' : 'borrower';
  const isUpheld = (statementSide(statement.kind) ?? unconfirmed) === whom;
  if (booking.state === 'accepted') return isUpheld ? 'upholdStatement' : 'overturnStatement';
  return isUpheld ? 'upholdFault' : 'overturnFault';
}

/** The amount that a decision is about, for the limits of a role. */
export function decidedCents(booking: BookingRecord, decision: Decision): number {
  switch (decision.kind) {
    case 'dispute':
      return decision.claimCents + lateCents(booking, decision);
    case 'coverClaim':
      return decision.cents;
    case 'noShow': {
      const statement = toStatement(booking);
      if (statement) return statementMoney(booking, statement).backCents;
      return heldOfNoShow(booking, decision.whom) ?? 0;
    }
  }
}

/** A late fee is settled here only when the tool never came back. */
const lateCents = (
  booking: BookingRecord,
  { lateCents: given }: Extract<Decision, { kind: 'dispute' }>,
) => (booking.returnedOn === null ? (given ?? lateFeeOfDispute(booking)) : 0);

type StepDecision = Exclude<Decision, { kind: 'coverClaim' }>;

function checkDispute(
  booking: BookingRecord,
  decision: Extract<Decision, { kind: 'dispute' }>,
  now: Date,
): void {
  const { id, state } = booking;
  if (state !== 'inDispute') {
    const since = moment(booking.since);
    refuse(message('office.decide.none', { id: String(id), state, since }));
  }
  if (!canTake('decideClaim', 'support', toFacts(booking), now)) {
    const from = moment(decidableAt(booking));
    refuse(message('office.decide.tooEarly', { id: String(id), from }));
  }
  const mostCents = settlementLimit(booking);
  if (decision.claimCents > mostCents) {
    refuse(message('office.decide.tooMuch', { id: String(id), most: kroner(mostCents) }));
  }
  if (booking.returnedOn !== null && decision.lateCents !== null) {
    refuse(message('office.decide.returned'));
  }
  const dueCents = lateFeeOfDispute(booking);
  if ((decision.lateCents ?? 0) > dueCents) {
    refuse(message('office.decide.lateTooMuch', { most: kroner(dueCents) }));
  }
}

/** The step of a decision, with the columns that it writes. Throws `OfficeRefused`. */
function toMove(
  booking: BookingRecord,
  decision: StepDecision,
  now: Date,
): { step: BookingStep; changes: Changes } {
  if (decision.kind === 'dispute') {
    checkDispute(booking, decision, now);
    const late = decision.lateCents ?? undefined;
    return { step: 'decideClaim', changes: settlementColumns(booking, decision.claimCents, late) };
  }
  const step = noShowStep(booking, decision.whom);
  if (!canTake(step, 'support', toFacts(booking), now)) {
    const stage = booking.noShow ?? 'none';
    const { id, state } = booking;
    refuse(
      message('office.decide.noNoShow', {
        id: String(id),
        state,
        since: moment(booking.since),
        stage,
      }),
    );
  }
  return { step, changes: {} };
}

/** Throws `OfficeRefused` unless a cover claim was decided. */
function checkCover(outcome: CoverDecided, bookingId: number): void {
  const id = String(bookingId);
  if (outcome.kind === 'none') refuse(message('office.cover.none', { id }));
  if (outcome.kind === 'decided before') refuse(message('office.cover.before', { id }));
  if (outcome.kind !== 'limited') return;
  const most = kroner(outcome.mostCents);
  refuse(message('office.cover.tooMuch', { id, most, limit: limitNames[outcome.limit] }));
}

const toPaid = ({ cents }: { cents: number }) => (cents === 0 ? null : cents);

interface Made {
  bookingId: number;
  decision: Decision;
  reason: string;
  /** Runs in the transaction of the decision, with the booking before it; throws to refuse it. */
  within?: (transaction: Executor, booking: BookingRecord) => Promise<void>;
}

/**
 * Makes a decision: the booking takes its step, the money moves by the same path as after an agreement, and both
 * members are notified. Returns the booking after it. Throws `OfficeRefused`.
 */
export async function makeDecision(
  bookings: BookingDependencies,
  { bookingId, decision, reason, within = async () => undefined }: Made,
): Promise<BookingRecord> {
  const { executor, now } = bookings;
  const none = () => refuse(message('office.decide.noBooking', { id: String(bookingId) }));
  if (decision.kind === 'coverClaim') {
    const outcome = await executor.transaction().execute(async (transaction) => {
      const booking = (await lockBooking(transaction, bookingId)) ?? none();
      const given = { cents: toPaid(decision), reason, now: now() };
      const decided = await decideCover(transaction, booking, given);
      if (decided.kind === 'decided') await within(transaction, booking);
      return decided;
    });
    bookings.outbox.wake();
    // Outside the transaction, because a limit of the day has raised an alarm in it.
    checkCover(outcome, bookingId);
    return (await bookingById(executor, bookingId)) ?? none();
  }
  const seen = (await bookingById(executor, bookingId)) ?? none();
  const { step } = toMove(seen, decision, now());
  const taken = await takeStep(bookings, {
    bookingId,
    step,
    actor: 'support',
    note: reason,
    async work(transaction, booking) {
      const { changes } = toMove(booking, decision, now());
      await within(transaction, booking);
      return changes;
    },
  });
  if (taken?.kind !== 'moved') {
    return refuse(message('office.decide.changed', { id: String(bookingId) }));
  }
  return taken.booking;
}

/** Takes a decision's step in a transaction that is rolled back afterwards. Throws `OfficeRefused`. */
export async function tryDecision(
  transaction: Executor,
  { bookingId, decision, reason, now }: Omit<Made, 'within'> & { now: Date },
): Promise<BookingRecord> {
  const booking = await lockBooking(transaction, bookingId);
  if (!booking) return refuse(message('office.decide.noBooking', { id: String(bookingId) }));
  if (decision.kind === 'coverClaim') {
    const given = { cents: toPaid(decision), reason, now };
    checkCover(await decideCover(transaction, booking, given), bookingId);
    return booking;
  }
  const move: Move = {
    ...toMove(booking, decision, now),
    actor: 'support',
    note: reason,
    now,
  };
  const outcome = await moveBooking(transaction, booking, move);
  if (outcome.kind !== 'moved') {
    return refuse(message('office.decide.changed', { id: String(bookingId) }));
  }
  return outcome.moved.booking;
}
