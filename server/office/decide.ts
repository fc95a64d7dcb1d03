import { splitClaim } from '../../domain/payments/coverClaims';
import { makeDecision } from './decisions';
import { readBookingId, readKroner, readReason } from './readCommand';
import type { Run } from './supportCommand';
import { kroner } from './words';

/**
 * Decides a dispute. The money moves by the same path as after an agreement, and both members are notified. When the tool
 * never came back, this also settles the late fee: the amount due on the day of the dispute, or less.
 */
export const decide: Run = async (command, { bookings }) => {
  const id = readBookingId(command.what);
  const claimCents = readKroner(command.claim, 'claim');
  const reason = readReason(command);
  const lateCents = command.late === undefined ? null : readKroner(command.late, 'late');
  const decision = { kind: 'dispute', claimCents, lateCents } as const;
  const booking = await makeDecision(bookings, { bookingId: id, decision, reason });
  const { settledClaimCents, lateFeeCents } = booking;
  const { coverCents } = splitClaim(settledClaimCents ?? 0, booking);
  return {
    text: `Booking ${id} is decided: ${kroner(settledClaimCents)} for the owner, and ${kroner(lateFeeCents)} for being late. Both are told.${
      coverCents === 0
        ? ''
        : ` Of the claim ${kroner(coverCents)} is above the deposit: it waits until you approve it (approve-cover ${id}).`
    }`,
    data: { id, settledClaimCents, lateFeeCents, coverCents, reason },
  };
};
