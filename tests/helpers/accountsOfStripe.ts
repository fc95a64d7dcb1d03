import type { PayoutAccountState } from '../../domain/payments/payoutAccount';
import type { openStripeDouble } from './stripeDouble';

const document = ['individual.verification.document'];
const stopped = { payouts_enabled: false, transfers: 'inactive' } as const;
const working = { details_submitted: true, payouts_enabled: true, transfers: 'active' } as const;

/** What Stripe says of an account in each state. */
export const accountsOfStripe = {
  missing: {
    ...stopped,
    details_submitted: false,
    requirements: { currently_due: document, disabled_reason: 'requirements.past_due' },
  },
  underReview: {
    ...working,
    ...stopped,
    requirements: {
      pending_verification: document,
      disabled_reason: 'requirements.pending_verification',
    },
  },
  wantedSoon: {
    ...working,
    requirements: { currently_due: document, current_deadline: 1_900_000_000 },
  },
  restricted: {
    ...working,
    ...stopped,
    requirements: {
      currently_due: document,
      past_due: document,
      disabled_reason: 'requirements.past_due',
    },
  },
  ready: { ...working, requirements: {} },
  paused: {
    ...working,
    ...stopped,
    requirements: { disabled_reason: 'platform_paused' },
  },
} as const satisfies Record<
  PayoutAccountState,
  Parameters<Awaited<ReturnType<typeof openStripeDouble>>['changeAccount']>[1]
>;
