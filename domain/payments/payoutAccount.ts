/** What a payment provider knows about the account that an owner is paid out to. The names are Stripe's. */
export interface PayoutAccountFacts {
  /** Whether the owner has finished the provider's form once. */
  detailsSubmitted: boolean;
  payoutsEnabled: boolean;
  /** Whether money can be moved to the account. */
  transfers: 'active' | 'inactive' | 'pending';
  /** The fields that are wanted now, wanted too late, wanted some day, and being checked. */
  currentlyDue: readonly string[];
  pastDue: readonly string[];
  eventuallyDue: readonly string[];
  pendingVerification: readonly string[];
  /** When `currentlyDue` has to be given, as an ISO time. */
  currentDeadline: string | null;
  disabledReason: string | null;
}

/**
 * `missing`: nothing was given, or the form was not finished. `underReview`: the provider checks it. `wantedSoon`: it
 * is paid out to, and more is wanted. `restricted`: nothing is paid until the owner gives more. `paused`: nothing is
 * paid, and the owner cannot change that alone.
 */
export const payoutAccountStates = [
  'missing',
  'underReview',
  'wantedSoon',
  'restricted',
  'ready',
  'paused',
] as const;
export type PayoutAccountState = (typeof payoutAccountStates)[number];

/** Reasons of the provider's own, in which no form helps the owner. */
const isStopped = (reason: string) =>
  reason.startsWith('rejected.') || ['platform_paused', 'listed', 'other'].includes(reason);

const isChecked = (reason: string | null) =>
  reason === 'under_review' || reason === 'requirements.pending_verification';

/** The state of an account; null facts are those of an account that does not exist. */
export function getPayoutAccountState(facts: PayoutAccountFacts | null): PayoutAccountState {
  if (!facts) return 'missing';
  const { currentlyDue, pastDue, disabledReason } = facts;
  if (disabledReason !== null && isStopped(disabledReason)) return 'paused';
  if (!facts.detailsSubmitted) return 'missing';
  if (facts.payoutsEnabled && facts.transfers === 'active' && pastDue.length === 0) {
    return currentlyDue.length > 0 ? 'wantedSoon' : 'ready';
  }
  if (isChecked(disabledReason)) return 'underReview';
  return currentlyDue.length > 0 || pastDue.length > 0 ? 'restricted' : 'underReview';
}

/** Whether a payout to an account in this state can leave. */
export const canBePaidOut = (state: PayoutAccountState): boolean =>
  state === 'ready' || state === 'wantedSoon';
