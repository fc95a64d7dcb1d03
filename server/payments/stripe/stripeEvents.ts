import type Stripe from 'stripe';
import type { ProviderEvent } from '../provider';
import type { StripeFunction } from './askStripe';
import { getId } from './stripeAnswers';

/**
 * Events after which a payment of ours may have changed. Failed attempts are left out: in Checkout the person tries
 * again.
 */
const aboutPayments = new Set([
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
]);
const aboutTheirPayment = new Set([
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);
const aboutSessions = new Set(['checkout.session.completed', 'checkout.session.expired']);

function toProviderEvents(event: Stripe.Event): ProviderEvent[] {
  const object = event.data.object as { id: string; payment_intent?: string | { id: string } };
  const about = (kind: ProviderEvent['kind'], objectId: string | null): ProviderEvent[] =>
    objectId === null ? [] : [{ id: event.id, kind, objectId }];
  if (aboutPayments.has(event.type) || aboutSessions.has(event.type))
    return about('payment', object.id);
  if (aboutTheirPayment.has(event.type)) return about('payment', getId(object.payment_intent));
  if (event.type === 'transfer.reversed') return about('payout', object.id);
  return [];
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
