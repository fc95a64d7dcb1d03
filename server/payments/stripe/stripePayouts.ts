import type Stripe from 'stripe';
import { currency, type PayoutAnswer } from '../provider';
import type { StripeFunction } from './askStripe';
import { getCustomer } from './stripeCustomers';

const toPayoutAnswer = (transfer: Stripe.Transfer): PayoutAnswer => ({
  id: transfer.id,
  reference: transfer.metadata['reference'] ?? '',
  state: transfer.reversed ? 'returned' : 'paid',
  ore: transfer.amount,
  currency: transfer.currency,
  failure: null,
});

export const payOut: StripeFunction<'payOut'> = async ({ stripe }, { key, ore, reference, to }) => {
  const transfer = await stripe.transfers.create(
    { amount: ore, currency, destination: to, metadata: { reference } },
    { idempotencyKey: key },
  );
  return toPayoutAnswer(transfer);
};

export const readPayout: StripeFunction<'readPayout'> = async ({ stripe }, id) => {
  return toPayoutAnswer(await stripe.transfers.retrieve(id));
};

export const findPayoutAccount: StripeFunction<'payoutAccount'> = async (
  dependencies,
  customer,
) => {
  const { metadata } = await getCustomer(dependencies, customer);
  return metadata['payout_account'] ?? null;
};
