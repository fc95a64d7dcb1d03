import type Stripe from 'stripe';
import type { PayoutAccountFacts } from '../../../domain/payments/payoutAccount';
import type { StripeFunction } from './askStripe';
import { getReturnUrl } from './beginPayment';
import { getCustomer } from './stripeCustomers';

/** Stripe's code for lending tools: "Equipment, Tool, Furniture and Appliance Rental and Leasing". */
const merchantCategory = '7394';

/** An account that the operator has named in Stripe's dashboard. */
export const findGivenAccount: StripeFunction<'givenPayoutAccount'> = async (
  dependencies,
  customer,
) => {
  const { metadata } = await getCustomer(dependencies, customer);
  return metadata['payout_account'] ?? null;
};

/**
 * Opens an account for a private person in Denmark, whom Stripe identifies on its own page. It only receives transfers.
 * Its payouts are manual, so that each payout at the bank belongs to one of ours.
 */
export const openPayoutAccount: StripeFunction<'openPayoutAccount'> = async (
  { stripe, publicUrl },
  { key, userId },
) => {
  const { id } = await stripe.accounts.create(
    {
      country: 'DK',
      business_type: 'individual',
      business_profile: { mcc: merchantCategory, url: publicUrl },
      capabilities: { transfers: { requested: true } },
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'express' },
      },
      settings: { payouts: { schedule: { interval: 'manual' } } },
      metadata: { member: String(userId) },
    },
    { idempotencyKey: key },
  );
  return id;
};

const transferStates = ['active', 'inactive', 'pending'] as const;

function toFacts(account: Stripe.Account): PayoutAccountFacts {
  const { capabilities, requirements } = account;
  const transfers = capabilities?.transfers;
  const deadline = requirements?.current_deadline ?? null;
  return {
    detailsSubmitted: account.details_submitted,
    payoutsEnabled: account.payouts_enabled,
    transfers: transferStates.find((state) => state === transfers) ?? 'inactive',
    currentlyDue: requirements?.currently_due ?? [],
    pastDue: requirements?.past_due ?? [],
    eventuallyDue: requirements?.eventually_due ?? [],
    pendingVerification: requirements?.pending_verification ?? [],
    currentDeadline: deadline === null ? null : new Date(deadline * 1000).toISOString(),
    disabledReason: requirements?.disabled_reason ?? null,
  };
}

export const readPayoutAccount: StripeFunction<'readPayoutAccount'> = async ({ stripe }, id) =>
  toFacts(await stripe.accounts.retrieve(id));

export const createAccountForm: StripeFunction<'payoutAccountForm'> = async (
  dependencies,
  id,
  returnUrl,
) => {
  const back = getReturnUrl(dependencies, returnUrl);
  const { url } = await dependencies.stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    return_url: back,
    // Stripe sends people here whose link is too old: the settings offer a new one.
    refresh_url: back,
    collection_options: { fields: 'eventually_due' },
  });
  return { url };
};
