import { type BookingStep, canTake } from '../../domain/bookings/bookingLife';
import { statementSide } from '../../domain/bookings/pickupStatement';
import { heldOfNoShow } from '../bookings/bookingMoney';
import {
  type BookingRecord,
  bookingById,
  toFacts,
  toStatement,
} from '../bookings/records/bookings';
import { takeStep } from '../bookings/takeStep';
import { readBookingId, readReason, SupportRefused } from './readCommand';
import type { Run } from './supportCommand';
import { kroner, moment } from './words';

const outcomes: Partial<Record<BookingStep, string>> = {
  upholdStatement: 'the tool was not handed over, and the money goes back',
  overturnStatement: 'the tool was handed over, and the rental stands',
  upholdFault: 'the fault counts, and the money goes back when the tool is back',
  overturnFault: 'the fault does not count, and the rental stands',
};
const noShowSteps = { owner: 'upholdNoShow', borrower: 'overturnNoShow' } as const;

/** The step that decides for a side; for a statement about the pick-up it depends on which side has made it. */
function stepFor(booking: BookingRecord, whom: 'owner' | 'borrower'): BookingStep {
  const statement = toStatement(booking);
  if (statement === null) return noShowSteps[whom];
  // Without a statement of a side, the one that has not confirmed the pick-up speaks against it.
  const unconfirmed = booking.ownerGaveItAt === null ? 'owner' : 'borrower';
  const isUpheld = (statementSide(statement.kind) ?? unconfirmed) === whom;
  if (booking.state === 'accepted') return isUpheld ? 'upholdStatement' : 'overturnStatement';
  return isUpheld ? 'upholdFault' : 'overturnFault';
}

/**
 * Decides a contested no-show, or a contested statement about the pick-up: for the owner or for the borrower. The held
 * money of a no-show goes to that side. A statement counts, or the tool counts as handed over.
 */
export const decideNoShow: Run = async (command, { executor, bookings, now }) => {
  const id = readBookingId(command.what);
  const { whom } = command;
  if (whom !== 'owner' && whom !== 'borrower') {
    throw new SupportRefused(
      'Missing side: decide-no-show ID owner, or decide-no-show ID borrower.',
    );
  }
  const reason = readReason(command);
  const booking = await bookingById(executor, id);
  if (!booking) throw new SupportRefused(`There is no booking ${command.what}.`);
  const step = stepFor(booking, whom);
  if (!canTake(step, 'support', toFacts(booking), now())) {
    const stage = booking.noShow === null ? '' : `, its no-show ${booking.noShow}`;
    throw new SupportRefused(
      `Booking ${id} has no contested no-show. It is ${booking.state} since ${moment(booking.since)}${stage}.`,
    );
  }
  const heldCents = booking.statementStage === null ? heldOfNoShow(booking, whom) : null;
  const taken = await takeStep(bookings, { bookingId: id, step, actor: 'support', note: reason });
  if (taken?.kind !== 'moved') {
    throw new SupportRefused(`Booking ${id} has changed meanwhile. Check it again.`);
  }
  if (heldCents === null) {
    return {
      text: `Booking ${id} is decided for the ${whom}: ${outcomes[step]}. Both are told.`,
      data: { id, whom, step, reason },
    };
  }
  return {
    text: `Booking ${id} is decided: ${kroner(heldCents)} for the ${whom}. Both are told.`,
    data: { id, whom, heldCents, reason },
  };
};
