import { getCopenhagenDate } from '../values/days';
import { type BookingEnd, cancellationOn } from './bookingEnds';
import type { BookingActor, BookingFacts, BookingStep, NoShowStage } from './bookingLife';
import { endOfStatement, type PickupStatement } from './pickupStatement';

/** The stage of a reported no-show after a step; null when the step sets none. */
export function noShowAfter(step: BookingStep): NoShowStage | null {
  return noShowBySteps[step] ?? null;
}
const noShowBySteps: Partial<Record<BookingStep, NoShowStage>> = {
  reportNoShow: 'reported',
  contestNoShow: 'contested',
  confirmNoShowBySilence: 'settled',
  upholdNoShow: 'settled',
  overturnNoShow: 'settled',
};

/** The statement about the pick-up after a step. */
export function statementAfter(
  step: BookingStep,
  actor: BookingActor,
  facts: Pick<BookingFacts, 'statement'>,
  now: Date,
): PickupStatement | null {
  const { statement } = facts;
  const kind = kindBySteps[step];
  if (kind !== undefined) return { kind, stage: 'made', at: now };
  switch (step) {
    case 'assertCancel':
      return {
        kind: actor === 'owner' ? 'cancelledByOwner' : 'cancelledByBorrower',
        stage: 'made',
        at: now,
      };
    case 'askSupportAboutPickup':
    case 'leavePickupToSupport':
      return { kind: 'unconfirmed', stage: 'contested', at: now };
    case 'confirmPickup':
      return null;
  }
  if (statement === null) return null;
  switch (step) {
    case 'contestStatement':
      return { ...statement, stage: 'contested' };
    // A dispute about the return contests a fault that is not settled.
    case 'reportProblem':
    case 'reportNotReturned':
    case 'stayAway':
      return statement.stage === 'made' ? { ...statement, stage: 'contested' } : statement;
    case 'countStatement':
    case 'upholdStatement':
    case 'countFault':
    case 'upholdFault':
      return { ...statement, stage: 'counts' };
    case 'overturnStatement':
    case 'overturnFault':
      return { ...statement, stage: 'rejected' };
    default:
      return statement;
  }
}
const kindBySteps: Partial<Record<BookingStep, PickupStatement['kind']>> = {
  assertOwnerAbsent: 'ownerAbsent',
  assertFault: 'fault',
  assertNoShow: 'borrowerAbsent',
  reportFaultAfterPickup: 'fault',
};

/** The end, as in docs/money.md, that a step brings a booking to; null for a step that ends nothing. */
export function getBookingEnd(
  step: BookingStep,
  actor: BookingActor,
  facts: Pick<BookingFacts, 'startDate' | 'mayCancelFree' | 'statement'>,
  now: Date,
): BookingEnd | null {
  const { startDate, mayCancelFree, statement } = facts;
  if (step === 'countStatement' || step === 'upholdStatement') {
    return statement && endOfStatement(statement, facts);
  }
  const isFaulty = statement?.kind === 'fault' && statement.stage === 'counts';
  if (isFaulty && endsBySteps[step] === 'completed') return 'faultAtPickup';
  if (step === 'cancel') {
    if (actor === 'owner') return 'cancelledByOwner';
    return cancellationOn(getCopenhagenDate(now), startDate, mayCancelFree);
  }
  return endsBySteps[step] ?? null;
}
const endsBySteps: Partial<Record<BookingStep, BookingEnd>> = {
  lapse: 'lapsed',
  refusePayment: 'lapsed',
  decline: 'declined',
  giveWay: 'declined',
  withdraw: 'withdrawn',
  stopRequest: 'declined',
  stopBooking: 'cancelledBySkuret',
  expire: 'expired',
  giveUpPayment: 'paymentFailed',
  reportFaultAtPickup: 'faultAtPickup',
  reportNoShow: 'noShow',
  reportOwnerAbsent: 'ownerAbsent',
  nobodyCame: 'nobodyCame',
  contestNoShow: 'noShow',
  confirmNoShowBySilence: 'noShow',
  upholdNoShow: 'noShow',
  overturnNoShow: 'noShowRefuted',
  confirmReturn: 'completed',
  confirmReturnBySilence: 'completed',
  acceptClaim: 'completed',
  agreeOnClaim: 'completed',
  decideClaim: 'completed',
};
