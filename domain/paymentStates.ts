/** How far a payment has come, whichever provider has it. */
export const paymentStates = [
  'begun',
  'needsAction',
  'authorised',
  'captured',
  'partRefunded',
  'refunded',
  'failed',
  'cancelled',
  'expired',
  'disputed',
  'won',
  'lost',
] as const;
export type PaymentState = (typeof paymentStates)[number];

const ends = ['captured', 'failed', 'cancelled', 'expired'] as const;
const afterCapture = ['partRefunded', 'refunded', 'disputed', 'won', 'lost'] as const;

/** Where a payment may go from where it is. News come twice and in the wrong order: what leads back is ignored. */
const onward: Record<PaymentState, readonly PaymentState[]> = {
  begun: ['needsAction', 'authorised', ...ends, ...afterCapture],
  needsAction: ['authorised', ...ends, ...afterCapture],
  authorised: ['captured', 'cancelled', 'expired', ...afterCapture],
  captured: afterCapture,
  partRefunded: ['refunded', 'disputed', 'won', 'lost'],
  refunded: ['disputed', 'won', 'lost'],
  disputed: ['won', 'lost'],
  failed: [],
  cancelled: [],
  expired: [],
  won: [],
  lost: [],
};

/** The state after a provider has said where a payment is. */
export function paymentStateAfter(current: PaymentState, told: PaymentState): PaymentState {
  return onward[current].includes(told) ? told : current;
}

export const payoutStates = ['asked', 'onItsWay', 'paid', 'failed', 'returned'] as const;
export type PayoutState = (typeof payoutStates)[number];

const payoutOnward: Record<PayoutState, readonly PayoutState[]> = {
  asked: ['onItsWay', 'paid', 'failed', 'returned'],
  onItsWay: ['paid', 'failed', 'returned'],
  // A bank sends money back days after it was paid.
  paid: ['returned'],
  failed: [],
  returned: [],
};

/** The same of a payout. */
export function payoutStateAfter(current: PayoutState, told: PayoutState): PayoutState {
  return payoutOnward[current].includes(told) ? told : current;
}

/** Why a payment did not come about, as far as a person can do something about it. */
export const paymentFailures = [
  'insufficientFunds',
  'cardExpired',
  'declined',
  'stepFailed',
  'stepNeeded',
  'abandoned',
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];
