import type Stripe from 'stripe';
import { type Begin, currency, type PaymentAnswer } from '../provider';
import type { StripeDependencies, StripeFunction } from './askStripe';
import { expanded, readPayment, readSession, toFailure, toPaymentAnswer } from './stripeAnswers';

/** The transfer group, by which Stripe connects the payments that belong together. */
const getGroup = (reference: string) => reference.replace(':', '_');

/** The address on our site that Stripe sends the person back to. */
export const getReturnUrl = ({ publicUrl }: StripeDependencies, path: string) =>
  new URL(path, `${publicUrl}/`).href;

const getSaving = ({ save }: Begin) =>
  (save ? { setup_future_usage: 'off_session' } : {}) satisfies Pick<
    Stripe.PaymentIntentCreateParams,
    'setup_future_usage'
  >;

/** Reserves money with a saved method, or lets the person choose one in Checkout. */
export const beginPayment: StripeFunction<'begin'> = (dependencies, asked) => {
  const { methodId } = asked;
  if (methodId === undefined) return openCheckout(dependencies, asked);
  const { key, ore, reference, customer, returnUrl } = asked;
  return confirmPayment(dependencies, key, {
    amount: ore,
    currency,
    customer,
    metadata: { reference },
    payment_method: methodId,
    confirm: true,
    capture_method: 'manual',
    return_url: getReturnUrl(dependencies, returnUrl),
    transfer_group: getGroup(reference),
    expand: [expanded],
    ...getSaving(asked),
  });
};

async function openCheckout(
  dependencies: StripeDependencies,
  asked: Begin,
): Promise<PaymentAnswer> {
  const { key, ore, reference, customer, returnUrl } = asked;
  const metadata = { reference };
  const price = {
    currency,
    unit_amount: ore,
    product_data: { name: 'Skuret' },
  } satisfies Stripe.Checkout.SessionCreateParams.LineItem.PriceData;
  const session = await dependencies.stripe.checkout.sessions.create(
    {
      mode: 'payment',
      customer,
      metadata,
      line_items: [{ price_data: price, quantity: 1 }],
      payment_intent_data: {
        capture_method: 'manual',
        transfer_group: getGroup(reference),
        ...getSaving(asked),
        metadata: { ...metadata, via: 'checkout' },
      },
      success_url: getReturnUrl(dependencies, returnUrl),
      cancel_url: getReturnUrl(dependencies, returnUrl),
    },
    { idempotencyKey: key },
  );
  return readSession(dependencies, session);
}

export const chargeSaved: StripeFunction<'chargeSaved'> = (
  dependencies,
  { key, ore, reference, customer, methodId },
) =>
  confirmPayment(dependencies, key, {
    amount: ore,
    currency,
    customer,
    payment_method: methodId,
    confirm: true,
    off_session: true,
    metadata: { reference },
    transfer_group: getGroup(reference),
    expand: [expanded],
  });

/** Creates a payment. A declined card arrives as an error that contains the payment. */
async function confirmPayment(
  dependencies: StripeDependencies,
  key: string,
  params: Stripe.PaymentIntentCreateParams,
): Promise<PaymentAnswer> {
  const { stripe, errors } = dependencies;
  try {
    const { id } = await stripe.paymentIntents.create(params, { idempotencyKey: key });
    return await readPayment(dependencies, id);
  } catch (error) {
    if (error instanceof errors.StripeCardError && error.payment_intent) {
      const answer = await toPaymentAnswer(dependencies, error.payment_intent);
      const failure = toFailure({ code: error.code, decline_code: error.decline_code });
      return { ...answer, state: 'failed', failure };
    }
    throw error;
  }
}
