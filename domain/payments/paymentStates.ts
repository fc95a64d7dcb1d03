import type { Cents } from '../values/money';

/** The purpose of a payment. */
export type PaymentPurpose = 'booking' | 'change' | 'deposit' | 'lateFee' | 'debt';

/** The states of a payment, whichever provider handles it. */
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

/**
 * The allowed transitions of a payment. Provider events can arrive twice and out of order; a transition that leads back
 * is ignored.
 */
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

/** The state of a payment after the provider has reported one. */
export function paymentStateAfter(current: PaymentState, told: PaymentState): PaymentState {
  return onward[current].includes(told) ? told : current;
}

/**
 * The state of a captured payment after its refunds. A failed refund is part of `refundedOre`, so that it was begun
 * stays visible.
 */
export function refundState({
  capturedOre,
  refundedOre,
  refundFailedOre,
}: {
  capturedOre: Cents;
  refundedOre: Cents;
  refundFailedOre: Cents;
}): 'captured' | 'partRefunded' | 'refunded' {
  if (refundedOre === 0) return 'captured';
  return refundedOre - refundFailedOre >= capturedOre ? 'refunded' : 'partRefunded';
}

export const payoutStates = ['asked', 'onItsWay', 'paid', 'failed', 'returned'] as const;
export type PayoutState = (typeof payoutStates)[number];

const payoutOnward: Record<PayoutState, readonly PayoutState[]> = {
  asked: ['onItsWay', 'paid', 'failed', 'returned'],
  onItsWay: ['paid', 'failed', 'returned'],
  // A bank can return the money days after the payout was paid.
  paid: ['returned'],
  failed: [],
  returned: [],
};

/** The state of a payout after the provider has reported one. */
export function payoutStateAfter(current: PayoutState, told: PayoutState): PayoutState {
  return payoutOnward[current].includes(told) ? told : current;
}

/** Why a payment failed, where the person can do something about it. */
export const paymentFailures = [
  'insufficientFunds',
  'cardExpired',
  'declined',
  'stepFailed',
  'stepNeeded',
  'abandoned',
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];
