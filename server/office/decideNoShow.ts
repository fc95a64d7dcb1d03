import type { BookingStep } from '../../domain/bookings/bookingLife';
import { heldOfNoShow } from '../bookings/bookingMoney';
import { bookingById } from '../bookings/records/bookings';
import { makeDecision, noShowStep } from './decisions';
import { readBookingId, readReason, SupportRefused } from './readCommand';
import type { Run } from './supportCommand';
import { kroner } from './words';

const outcomes: Partial<Record<BookingStep, string>> = {
  upholdStatement: 'the tool was not handed over, and the money goes back',
  overturnStatement: 'the tool was handed over, and the rental stands',
  upholdFault: 'the fault counts, and the money goes back when the tool is back',
  overturnFault: 'the fault does not count, and the rental stands',
};
/**
 * Decides a contested no-show, or a contested statement about the pick-up: for the owner or for the borrower. The held
 * money of a no-show goes to that side. A statement counts, or the tool counts as handed over.
 */
export const decideNoShow: Run = async (command, { executor, bookings }) => {
  const id = readBookingId(command.what);
  const { whom } = command;
  if (whom !== 'owner' && whom !== 'borrower') {
    throw new SupportRefused(
      'Missing side: decide-no-show ID owner, or decide-no-show ID borrower.',
    );
  }
  const reason = readReason(command);
  const before = await bookingById(executor, id);
  const step = before && noShowStep(before, whom);
  const heldCents = before?.statementStage === null ? heldOfNoShow(before, whom) : null;
  await makeDecision(bookings, { bookingId: id, decision: { kind: 'noShow', whom }, reason });
  if (heldCents === null) {
    return {
      text: `Booking ${id} is decided for the ${whom}: ${step && outcomes[step]}. Both are told.`,
      data: { id, whom, step, reason },
    };
  }
  return {
    text: `Booking ${id} is decided: ${kroner(heldCents)} for the ${whom}. Both are told.`,
    data: { id, whom, heldCents, reason },
  };
};
