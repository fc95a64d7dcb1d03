import type { Receipt } from '../../payments/api/receiptsApi';
import type { BookingDetails } from '../api/bookingsApi';
import { type BookingTextId, isBookingTextId } from './bookingText';
import { getKept, lastStep } from './lastStep';
import { isRefunded } from './useBookingReceipt';

/** The texts for the state of a booking: what it means for the viewer, and what happens next. */
export interface StateWords {
  headingId: Extract<BookingTextId, `${'state' | 'cancelled'}.${string}`>;
  textId: Extract<BookingTextId, `${'state' | 'cancelled'}.${string}`>;
  tone: 'waiting' | 'good' | 'act' | 'trouble' | 'over';
}

/** Whether the tool is back, so that the card of the state shows it on its hook. */
export const isHung = ({ state, returnedOn }: BookingDetails): boolean =>
  state === 'COMPLETED' && returnedOn !== null;

type HeadedState<Id = BookingTextId> = Id extends `state.${infer State}.heading` ? State : never;

const getWords = (state: HeadedState, tone: StateWords['tone']): StateWords => ({
  headingId: `state.${state}.heading`,
  textId: `state.${state}.text`,
  tone,
});

function cancelled(booking: BookingDetails, receipt: Receipt | null): StateWords {
  const { role, history, noShowHeldCents } = booking;
  // The step that cancelled gives the heading: later ones, after a no-show, only settle the held amount.
  const last =
    history.find(
      ({ step }) => step === 'assertCancel' || isBookingTextId(`cancelled.step.${step}`),
    ) ?? lastStep(booking);
  const mine = last?.actor === (role === 'OWNER' ? 'owner' : 'borrower');
  const ofStep = `cancelled.step.${last?.step}` as const;
  const kept = noShowHeldCents === null ? (getKept(booking) ?? 'nothing') : 'held';
  const back = `cancelled.back.${kept}` as const;
  return {
    headingId: isBookingTextId(ofStep) ? ofStep : `cancelled.${mine ? 'byYou' : 'byOther'}`,
    textId:
      receipt && isRefunded(booking, receipt) && isBookingTextId(back)
        ? back
        : `cancelled.kept.${kept}`,
    tone: 'over',
  };
}

function accepted(booking: BookingDetails): StateWords {
  const { role, borrowerHasIt, ownerGaveIt } = booking;
  if (booking.paymentRefused) return getWords('ACCEPTED.refused', 'trouble');
  if (!booking.paid) return getWords('ACCEPTED.notPaid', 'waiting');
  if (booking.statement !== null) return getWords('ACCEPTED.disputed', 'trouble');
  const [mine, theirs] =
    role === 'OWNER' ? [ownerGaveIt, borrowerHasIt] : [borrowerHasIt, ownerGaveIt];
  if (mine) return getWords('ACCEPTED.youConfirmed', 'waiting');
  return theirs ? getWords('ACCEPTED.otherConfirmed', 'act') : getWords('ACCEPTED', 'good');
}

function disputed(booking: BookingDetails): StateWords {
  const { history, claimCents, ownerProposesCents } = booking;
  if (history.some(({ step }) => step === 'askSupport')) {
    return getWords('IN_DISPUTE.support', 'trouble');
  }
  const isClaimed = (claimCents ?? ownerProposesCents) !== null;
  return getWords(isClaimed ? 'IN_DISPUTE' : 'IN_DISPUTE.notReturned', 'trouble');
}

/** A completed booking: after a claim with what was settled on and who pays it. */
function completed(booking: BookingDetails, receipt: Receipt | null): StateWords {
  const { statement, settledClaimCents, cover } = booking;
  if (statement?.kind === 'FAULT' && statement.stage === 'COUNTS') {
    const isBack = receipt !== null && isRefunded(booking, receipt);
    return getWords(isBack ? 'COMPLETED.faultyBack' : 'COMPLETED.faulty', 'over');
  }
  if (settledClaimCents === null) return getWords('COMPLETED', 'good');
  return getWords(cover ? `COMPLETED.cover.${cover.state}` : 'COMPLETED.settled', 'good');
}

/** The texts for a request that the owner has not declined, by its last step. */
const declinedAs: Partial<Record<string, HeadedState>> = {
  giveWay: 'DECLINED.gaveWay',
  stopRequest: 'DECLINED.stopped',
};

/** The texts for the state of a booking, for the viewer. `receipt`: null when nothing was paid, or it is not known. */
export function stateWords(booking: BookingDetails, receipt: Receipt | null): StateWords {
  const { state } = booking;
  const isOwner = booking.role === 'OWNER';
  switch (state) {
    case 'AWAITING_PAYMENT':
      return getWords(state, isOwner ? 'waiting' : 'act');
    case 'REQUESTED':
    case 'RETURNED':
      return getWords(state, isOwner ? 'act' : 'waiting');
    case 'ACCEPTED':
      return accepted(booking);
    case 'PICKED_UP':
      if (booking.status !== 'overdue') return getWords(state, 'good');
      return getWords(booking.lateWaived ? 'PICKED_UP.waived' : 'PICKED_UP.overdue', 'trouble');
    case 'IN_DISPUTE':
      return disputed(booking);
    case 'COMPLETED':
      return completed(booking, receipt);
    case 'DECLINED':
      return getWords(declinedAs[lastStep(booking)?.step ?? ''] ?? state, 'over');
    case 'WITHDRAWN':
    case 'EXPIRED':
    case 'LAPSED':
      return getWords(state, 'over');
    case 'CANCELLED':
    case 'NO_SHOW':
      return cancelled(booking, receipt);
  }
}
