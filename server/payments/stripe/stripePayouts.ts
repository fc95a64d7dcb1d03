import type Stripe from 'stripe';
import type { PayoutState } from '../../../domain/payments/paymentStates';
import { currency, type PayoutAnswer, ProviderRefused } from '../provider';
import type { StripeDependencies, StripeFunction } from './askStripe';

/** The id of a payout contains that of its account, without which Stripe does not find it. */
const toId = (account: string, payout: string) => `${account}/${payout}`;

function getState({ status }: Stripe.Payout): PayoutState {
  if (status === 'paid') return 'paid';
  return status === 'failed' || status === 'canceled' ? 'returned' : 'onItsWay';
}

/** Maps a payout. The money of one that the bank has returned is first moved back to the platform. */
async function toPayoutAnswer(
  { stripe }: StripeDependencies,
  account: string,
  payout: Stripe.Payout,
): Promise<PayoutAnswer> {
  const state = getState(payout);
  const transfer = payout.metadata?.['transfer'];
  if (state === 'returned' && transfer !== undefined) {
    const idempotencyKey = `return:${payout.id}`;
    await stripe.transfers.createReversal(transfer, {}, { idempotencyKey });
  }
  return {
    id: toId(account, payout.id),
    reference: payout.metadata?.['reference'] ?? '',
    state,
    ore: payout.amount,
    currency: payout.currency,
    failure: payout.failure_code,
  };
}

/**
 * Moves the amount to the owner's account at Stripe, and from there to their bank. When the second step is refused, the
 * first is reversed.
 */
export const payOut: StripeFunction<'payOut'> = async (
  dependencies,
  { key, ore, reference, to },
) => {
  const { stripe, errors } = dependencies;
  const { id: transfer } = await stripe.transfers.create(
    { amount: ore, currency, destination: to, metadata: { reference } },
    { idempotencyKey: key },
  );
  try {
    const payout = await stripe.payouts.create(
      { amount: ore, currency, metadata: { reference, transfer } },
      { idempotencyKey: `${key}:bank`, stripeAccount: to },
    );
    return await toPayoutAnswer(dependencies, to, payout);
  } catch (error) {
    if (!(error instanceof errors.StripeInvalidRequestError)) throw error;
    await stripe.transfers.createReversal(transfer, {}, { idempotencyKey: `${key}:back` });
    throw new ProviderRefused('no account');
  }
};

export const readPayout: StripeFunction<'readPayout'> = async (dependencies, id) => {
  const [account = '', payout] = id.split('/');
  if (payout === undefined) {
    // A payout of an earlier version was a transfer, whose payouts to the bank Stripe made by itself.
    const transfer = await dependencies.stripe.transfers.retrieve(id);
    return {
      id,
      reference: transfer.metadata['reference'] ?? '',
      state: transfer.reversed ? 'returned' : 'paid',
      ore: transfer.amount,
      currency: transfer.currency,
      failure: null,
    };
  }
  const found = await dependencies.stripe.payouts.retrieve(payout, {}, { stripeAccount: account });
  return toPayoutAnswer(dependencies, account, found);
};

/** The payout in an event of a connected account. */
export const getPayoutId = (account: string, { id }: Stripe.Payout) => toId(account, id);
