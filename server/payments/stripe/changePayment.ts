import type Stripe from 'stripe';
import { type PaymentAnswer, ProviderRefused } from '../provider';
import type { StripeDependencies, StripeFunction } from './askStripe';
import { expanded, getId, isSession, readPayment, toPaymentAnswer } from './stripeAnswers';

/** The id of the payment itself, which a Checkout session has led to. */
async function getIntentId({ stripe }: StripeDependencies, id: string): Promise<string> {
  if (!isSession(id)) return id;
  const session = await stripe.checkout.sessions.retrieve(id);
  const intent = getId(session.payment_intent);
  if (intent === null) throw new ProviderRefused('state');
  return intent;
}

export const capturePayment: StripeFunction<'capture'> = async (dependencies, id, ore, key) => {
  const intent = await getIntentId(dependencies, id);
  const amount = { amount_to_capture: ore } satisfies Stripe.PaymentIntentCaptureParams;
  await dependencies.stripe.paymentIntents.capture(intent, amount, { idempotencyKey: key });
  return readPayment(dependencies, intent);
};

export const cancelPayment: StripeFunction<'cancel'> = async (dependencies, id, key) => {
  const { stripe } = dependencies;
  const answer = await readPayment(dependencies, id);
  if (isSession(answer.id)) {
    await stripe.checkout.sessions.expire(answer.id, {}, { idempotencyKey: key });
  } else {
    await stripe.paymentIntents.cancel(answer.id, {}, { idempotencyKey: key });
  }
  return readPayment(dependencies, answer.id);
};

export const refundPayment: StripeFunction<'refund'> = async (dependencies, id, ore, key) => {
  const intent = await getIntentId(dependencies, id);
  const refund = { payment_intent: intent, amount: ore } satisfies Stripe.RefundCreateParams;
  await dependencies.stripe.refunds.create(refund, { idempotencyKey: key });
  return readPayment(dependencies, intent);
};

export const listPayments: StripeFunction<'list'> = async (dependencies, since) => {
  const found: PaymentAnswer[] = [];
  const pages = dependencies.stripe.paymentIntents.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: 100,
    expand: [`data.${expanded}`],
  });
  for await (const intent of pages) found.push(await toPaymentAnswer(dependencies, intent));
  return found;
};
