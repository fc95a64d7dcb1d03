import type { BookingDetails } from '../api/bookingsApi';
import { type BookingTextId, isBookingTextId } from './bookingText';
import { keptOf, lastStep } from './lastStep';

/** The texts for the state of a booking: what it means for the viewer, and what happens next. */
export interface StateWords {
  headingId: Extract<BookingTextId, `${'state' | 'cancelled'}.${string}`>;
  textId: Extract<BookingTextId, `${'state' | 'cancelled'}.${string}`>;
  tone: 'waiting' | 'good' | 'act' | 'trouble' | 'over';
}

type HeadedState<Id = BookingTextId> = Id extends `state.${infer State}.heading` ? State : never;

const wordsOf = (state: HeadedState, tone: StateWords['tone']): StateWords => ({
  headingId: `state.${state}.heading`,
  textId: `state.${state}.text`,
  tone,
});

function cancelled(booking: BookingDetails): StateWords {
  const { role, history, noShowHeldCents } = booking;
  // The step that cancelled gives the heading: later ones, after a no-show, only settle the held amount.
  const last =
    history.find(
      ({ step }) => step === 'assertCancel' || isBookingTextId(`cancelled.step.${step}`),
    ) ?? lastStep(booking);
  const mine = last?.actor === (role === 'OWNER' ? 'owner' : 'borrower');
  const ofStep = `cancelled.step.${last?.step}` as const;
  return {
    headingId: isBookingTextId(ofStep) ? ofStep : `cancelled.${mine ? 'byYou' : 'byOther'}`,
    textId: `cancelled.kept.${noShowHeldCents === null ? (keptOf(booking) ?? 'nothing') : 'held'}`,
    tone: 'over',
  };
}

function accepted(booking: BookingDetails): StateWords {
  const { role, borrowerHasIt, ownerGaveIt } = booking;
  if (booking.paymentRefused) return wordsOf('ACCEPTED.refused', 'trouble');
  if (!booking.paid) return wordsOf('ACCEPTED.notPaid', 'waiting');
  if (booking.statement !== null) return wordsOf('ACCEPTED.disputed', 'trouble');
  const [mine, theirs] =
    role === 'OWNER' ? [ownerGaveIt, borrowerHasIt] : [borrowerHasIt, ownerGaveIt];
  if (mine) return wordsOf('ACCEPTED.youConfirmed', 'waiting');
  return theirs ? wordsOf('ACCEPTED.otherConfirmed', 'act') : wordsOf('ACCEPTED', 'good');
}

function disputed(booking: BookingDetails): StateWords {
  const { history, claimCents, ownerProposesCents } = booking;
  if (history.some(({ step }) => step === 'askSupport')) {
    return wordsOf('IN_DISPUTE.support', 'trouble');
  }
  const isClaimed = (claimCents ?? ownerProposesCents) !== null;
  return wordsOf(isClaimed ? 'IN_DISPUTE' : 'IN_DISPUTE.notReturned', 'trouble');
}

/** A completed booking: after a claim with what was settled on and who pays it. */
function completed({ statement, settledClaimCents, cover }: BookingDetails): StateWords {
  if (statement?.kind === 'FAULT' && statement.stage === 'COUNTS') {
    return wordsOf('COMPLETED.faulty', 'over');
  }
  if (settledClaimCents === null) return wordsOf('COMPLETED', 'good');
  return wordsOf(cover ? `COMPLETED.cover.${cover.state}` : 'COMPLETED.settled', 'good');
}

/** The texts for the state of a booking, for the viewer. */
export function stateWords(booking: BookingDetails): StateWords {
  const { state } = booking;
  const isOwner = booking.role === 'OWNER';
  switch (state) {
    case 'AWAITING_PAYMENT':
      return wordsOf(state, isOwner ? 'waiting' : 'act');
    case 'REQUESTED':
    case 'RETURNED':
      return wordsOf(state, isOwner ? 'act' : 'waiting');
    case 'ACCEPTED':
      return accepted(booking);
    case 'PICKED_UP':
      if (booking.status !== 'overdue') return wordsOf(state, 'good');
      return wordsOf(booking.lateWaived ? 'PICKED_UP.waived' : 'PICKED_UP.overdue', 'trouble');
    case 'IN_DISPUTE':
      return disputed(booking);
    case 'COMPLETED':
      return completed(booking);
    case 'DECLINED':
      return wordsOf(lastStep(booking)?.step === 'giveWay' ? 'DECLINED.gaveWay' : state, 'over');
    case 'WITHDRAWN':
    case 'EXPIRED':
    case 'LAPSED':
      return wordsOf(state, 'over');
    case 'CANCELLED':
    case 'NO_SHOW':
      return cancelled(booking);
  }
}
