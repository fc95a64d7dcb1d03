import type Stripe from 'stripe';
import type { ProviderEvent } from '../provider';
import type { StripeFunction } from './askStripe';
import { getId } from './stripeAnswers';
import { getPayoutId } from './stripePayouts';

/**
 * The object of ours that an event is about, or null for another event. Failed attempts to pay are left out: in Checkout
 * the person tries again.
 */
function getSubject(event: Stripe.Event): Pick<ProviderEvent, 'kind' | 'objectId'> | null {
  const payment = (objectId: string | null) => objectId && ({ kind: 'payment', objectId } as const);
  switch (event.type) {
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return { kind: 'payment', objectId: event.data.object.id };
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'refund.updated':
    case 'refund.failed':
      return payment(getId(event.data.object.payment_intent)) || null;
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.canceled': {
      const { account } = event;
      // Payouts of the platform itself are the operator's.
      if (account === undefined) return null;
      return { kind: 'payout', objectId: getPayoutId(account, event.data.object) };
    }
    case 'transfer.reversed':
      return { kind: 'payout', objectId: event.data.object.id };
    case 'account.updated':
      return { kind: 'account', objectId: event.data.object.id };
    default:
      return null;
  }
}

function toProviderEvents(event: Stripe.Event): ProviderEvent[] {
  const subject = getSubject(event);
  return subject ? [{ id: event.id, ...subject }] : [];
}

export const verifyEvents: StripeFunction<'verify'> = (
  { stripe, errors, webhookSecret },
  rawBody,
  headers,
) => {
  try {
    const signature = headers['stripe-signature'] ?? '';
    return toProviderEvents(stripe.webhooks.constructEvent(rawBody, signature, webhookSecret));
  } catch (error) {
    // A signed body that is no JSON is refused like an unsigned one.
    if (error instanceof errors.StripeSignatureVerificationError) return null;
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};
