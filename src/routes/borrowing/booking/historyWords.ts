import type { BookingDetails } from '../../../store/api/bookingsApi';

type Happening = BookingDetails['history'][number];

/** The texts for a step that the viewer took and for one that the other member took, whose name is `{name}`. */
interface Told {
  you: string;
  they: string;
}

const bySteps: Partial<Record<string, Told | string>> = {
  request: {
    you: /*i18n*/ 'You asked to borrow it',
    they: /*i18n*/ '{name} asked to borrow it',
  },
  reserveMoney: /*i18n*/ 'The money was reserved',
  reserveMoneyInstantly: /*i18n*/ 'The money was reserved, and the days are taken',
  lapse: /*i18n*/ 'The payment was not finished in time',
  refusePayment: /*i18n*/ 'The payment was refused',
  accept: { you: /*i18n*/ 'You accepted', they: /*i18n*/ '{name} accepted' },
  decline: { you: /*i18n*/ 'You declined', they: /*i18n*/ '{name} declined' },
  giveWay: /*i18n*/ 'Somebody else got these days',
  withdraw: {
    you: /*i18n*/ 'You withdrew the request',
    they: /*i18n*/ '{name} withdrew the request',
  },
  expire: /*i18n*/ 'The time to answer was over',
  giveUpPayment: /*i18n*/ 'It was cancelled, because it was not paid',
  cancel: { you: /*i18n*/ 'You cancelled', they: /*i18n*/ '{name} cancelled' },
  confirmPickup: /*i18n*/ 'Picked up: both have confirmed it',
  reportFaultAtPickup: {
    you: /*i18n*/ 'You reported a fault',
    they: /*i18n*/ '{name} reported a fault',
  },
  reportNoShow: {
    you: /*i18n*/ 'You reported that nobody came',
    they: /*i18n*/ '{name} reported that you did not come',
  },
  reportOwnerAbsent: {
    you: /*i18n*/ 'You reported that nobody was there',
    they: /*i18n*/ '{name} reported that you were not there',
  },
  contestNoShow: {
    you: /*i18n*/ 'You contested it',
    they: /*i18n*/ '{name} contested it',
  },
  confirmNoShowBySilence: /*i18n*/ 'It was not contested in 24 hours',
  upholdNoShow: /*i18n*/ 'Skuret decided: the price of one day is kept',
  overturnNoShow: /*i18n*/ 'Skuret decided: everything goes back',
  assertOwnerAbsent: {
    you: /*i18n*/ 'You reported that nobody was there',
    they: /*i18n*/ '{name} reported that you were not there',
  },
  assertNoShow: {
    you: /*i18n*/ 'You reported that nobody came',
    they: /*i18n*/ '{name} reported that you did not come',
  },
  assertFault: {
    you: /*i18n*/ 'You reported a fault',
    they: /*i18n*/ '{name} reported a fault',
  },
  reportFaultAfterPickup: {
    you: /*i18n*/ 'You reported a fault',
    they: /*i18n*/ '{name} reported a fault',
  },
  assertCancel: {
    you: /*i18n*/ 'You wanted to cancel',
    they: /*i18n*/ '{name} wanted to cancel',
  },
  askSupportAboutPickup: {
    you: /*i18n*/ 'You asked Skuret to decide',
    they: /*i18n*/ '{name} asked Skuret to decide',
  },
  leavePickupToSupport: /*i18n*/ 'Only one of you had confirmed the pick-up, so Skuret decides',
  contestStatement: {
    you: /*i18n*/ 'You contested it',
    they: /*i18n*/ '{name} contested it',
  },
  countStatement: /*i18n*/ 'It was not contested in 24 hours',
  upholdStatement: /*i18n*/ 'Skuret decided: the tool was not handed over',
  overturnStatement: /*i18n*/ 'Skuret decided: the tool was handed over',
  countFault: /*i18n*/ 'It was not contested in 24 hours',
  upholdFault: /*i18n*/ 'Skuret decided: the fault counts',
  overturnFault: /*i18n*/ 'Skuret decided: the fault does not count',
  nobodyCame: /*i18n*/ 'The last day passed without a pick-up',
  markReturned: {
    you: /*i18n*/ 'You marked it as returned',
    they: /*i18n*/ '{name} marked it as returned',
  },
  reportNotReturned: {
    you: /*i18n*/ 'You reported that it did not come back',
    they: /*i18n*/ '{name} reported that it did not come back',
  },
  stayAway: /*i18n*/ 'It was a week late',
  confirmReturn: {
    you: /*i18n*/ 'You confirmed that all is well',
    they: /*i18n*/ '{name} confirmed that all is well',
  },
  confirmReturnBySilence: /*i18n*/ 'Completed, 48 hours after the return',
  reportProblem: {
    you: /*i18n*/ 'You reported a problem',
    they: /*i18n*/ '{name} reported a problem',
  },
  acceptClaim: {
    you: /*i18n*/ 'You accepted what was asked for',
    they: /*i18n*/ '{name} accepted what was asked for',
  },
  agreeOnClaim: /*i18n*/ 'You agreed on an amount',
  decideClaim: /*i18n*/ 'Skuret decided',
  approveCover: /*i18n*/ 'Skuret decided: the insurance pays',
  rejectCover: /*i18n*/ 'Skuret decided: the insurance pays nothing',
  askSupport: {
    you: /*i18n*/ 'You asked Skuret to decide',
    they: /*i18n*/ '{name} asked Skuret to decide',
  },
  proposeSettlement: {
    you: /*i18n*/ 'You proposed an amount',
    they: /*i18n*/ '{name} proposed an amount',
  },
  proposeChange: {
    you: /*i18n*/ 'You proposed a change',
    they: /*i18n*/ '{name} proposed a change',
  },
  acceptChange: {
    you: /*i18n*/ 'You accepted the change',
    they: /*i18n*/ '{name} accepted the change',
  },
  declineChange: {
    you: /*i18n*/ 'You declined the change',
    they: /*i18n*/ '{name} declined the change',
  },
  withdrawChange: {
    you: /*i18n*/ 'You withdrew the proposed change',
    they: /*i18n*/ '{name} withdrew the proposed change',
  },
  lapseChange: /*i18n*/ 'The proposed change was over',
  changeTaken: /*i18n*/ 'The change was not possible: somebody else has the days',
  toolIsLate: /*i18n*/ 'The tool had not come back from the booking before',
  waiveLateFee: {
    you: /*i18n*/ 'You waived the late fee',
    they: /*i18n*/ '{name} waived the late fee',
  },
};

/** What happened, as a text as given; null for a step that this app does not know. */
export function historyWords(
  { step, actor }: Pick<Happening, 'step' | 'actor'>,
  role: BookingDetails['role'],
): string | null {
  const told = bySteps[step];
  if (told === undefined || typeof told === 'string') return told ?? null;
  return actor === (role === 'OWNER' ? 'owner' : 'borrower') ? told.you : told.they;
}
