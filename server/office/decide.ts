import { canTake, decidableAt } from '../../domain/bookings/bookingLife';
import { splitClaim } from '../../domain/payments/coverClaims';
import { lateFeeOfDispute, settlementColumns, settlementLimit } from '../bookings/dispute';
import { bookingById, toFacts } from '../bookings/records/bookings';
import { takeStep } from '../bookings/takeStep';
import { readBookingId, readKroner, readReason, SupportRefused } from './readCommand';
import type { Run } from './supportCommand';
import { kroner, moment } from './words';

/**
 * Decides a dispute. The money moves by the same path as after an agreement, and both members are notified. When the tool
 * never came back, this also settles the late fee: the amount due on the day of the dispute, or less.
 */
export const decide: Run = async (command, { executor, bookings, now }) => {
  const id = readBookingId(command.what);
  const claimCents = readKroner(command.claim, 'claim');
  const reason = readReason(command);
  const booking = await bookingById(executor, id);
  if (!booking) throw new SupportRefused(`There is no booking ${command.what}.`);
  const last = `It is ${booking.state} since ${moment(booking.since)}`;
  if (booking.state !== 'inDispute') {
    throw new SupportRefused(`There is nothing to decide about booking ${id}. ${last}.`);
  }
  if (!canTake('decideClaim', 'support', toFacts(booking), now())) {
    throw new SupportRefused(
      `Booking ${id} cannot be decided yet: from ${moment(decidableAt(booking))} on, or as soon as one of the two asks for it.`,
    );
  }
  const mostCents = settlementLimit(booking);
  if (claimCents > mostCents) {
    throw new SupportRefused(`At most ${kroner(mostCents)} can be decided for booking ${id}.`);
  }
  const dueCents = lateFeeOfDispute(booking);
  const lateCents = command.late === undefined ? dueCents : readKroner(command.late, 'late');
  if (booking.returnedOn !== null && command.late !== undefined) {
    throw new SupportRefused('The tool was returned, so the late fee is already settled.');
  }
  if (lateCents > dueCents) {
    throw new SupportRefused(`The late fee is at most ${kroner(dueCents)}.`);
  }
  const taken = await takeStep(bookings, {
    bookingId: id,
    step: 'decideClaim',
    actor: 'support',
    note: reason,
    work: async (_transaction, present) => settlementColumns(present, claimCents, lateCents),
  });
  if (taken?.kind !== 'moved') {
    throw new SupportRefused(`Booking ${id} has changed meanwhile. Check it again.`);
  }
  const { settledClaimCents, lateFeeCents } = taken.booking;
  const { coverCents } = splitClaim(settledClaimCents ?? 0, taken.booking);
  return {
    text: `Booking ${id} is decided: ${kroner(settledClaimCents)} for the owner, and ${kroner(lateFeeCents)} for being late. Both are told.${
      coverCents === 0
        ? ''
        : ` Of the claim ${kroner(coverCents)} is above the deposit: it waits until you approve it (approve-cover ${id}).`
    }`,
    data: { id, settledClaimCents, lateFeeCents, coverCents, reason },
  };
};
