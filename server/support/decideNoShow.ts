import { canTake } from '../../domain/bookingLife';
import { heldOfNoShow } from '../bookings/bookingMoney';
import { bookingById, factsOf } from '../records/bookings';
import type { Run } from './createSupport';
import { readBookingId, readReason, SupportRefused } from './readCommand';
import { kroner, moment } from './words';

const steps = { owner: 'upholdNoShow', borrower: 'overturnNoShow' } as const;

/** Decides a no-show that the borrower has contested: what is held goes to the owner, or back to the borrower. */
export const decideNoShow: Run = async (command, { executor, bookings, now }) => {
  const id = readBookingId(command.what);
  const { whom } = command;
  if (whom !== 'owner' && whom !== 'borrower') {
    throw new SupportRefused(
      'Say for whom: decide-no-show ID owner, or decide-no-show ID borrower.',
    );
  }
  const reason = readReason(command);
  const booking = await bookingById(executor, id);
  if (!booking) throw new SupportRefused(`There is no booking ${command.what}.`);
  const step = steps[whom];
  if (!canTake(step, 'support', factsOf(booking), now())) {
    const stage = booking.noShow === null ? '' : `, its no-show ${booking.noShow}`;
    throw new SupportRefused(
      `Booking ${id} has no contested no-show. It is ${booking.state} since ${moment(booking.since)}${stage}.`,
    );
  }
  const heldCents = heldOfNoShow(booking, whom);
  const taken = await bookings.takeStep(id, { step, actor: 'support', note: reason });
  if (taken?.kind !== 'moved') {
    throw new SupportRefused(`Booking ${id} has just moved on: look at it again.`);
  }
  return {
    text: `Booking ${id} is decided: ${kroner(heldCents)} for the ${whom}. Both are told.`,
    data: { id, whom, heldCents, reason },
  };
};
