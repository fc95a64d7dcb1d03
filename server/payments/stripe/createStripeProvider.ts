import { bindDependencies } from '../bindDependencies';
import type { Provider } from '../provider';
import { bindStripe, type StripeDependencies } from './askStripe';
import { beginPayment, chargeSaved } from './beginPayment';
import { cancelPayment, capturePayment, listPayments, refundPayment } from './changePayment';
import {
  createAccountForm,
  findGivenAccount,
  openPayoutAccount,
  readPayoutAccount,
} from './stripeAccounts';
import { readPayment } from './stripeAnswers';
import {
  addMethod,
  createCustomer,
  listMethods,
  makeDefault,
  removeMethod,
} from './stripeCustomers';
import { verifyEvents } from './stripeEvents';
import { payOut, readPayout } from './stripePayouts';

export interface StripeOptions extends Pick<StripeDependencies, 'webhookSecret' | 'publicUrl'> {
  key: string;
  /** Another host than Stripe's, for tests. */
  api?: { host: string; port: number };
}

/** Loads the library, which takes 62 MB of memory: only for a service with a key. */
async function openStripe({
  key,
  api,
  webhookSecret,
  publicUrl,
}: StripeOptions): Promise<StripeDependencies> {
  const { default: Library } = await import('stripe');
  const stripe = new Library(key, {
    ...(api && { ...api, protocol: 'http' as const }),
    // The library retries under the same key. A call that then still has no answer is left to the scheduled job.
    maxNetworkRetries: 1,
    timeout: 20_000,
    telemetry: false,
  });
  return { stripe, errors: Library.errors, webhookSecret, publicUrl };
}

/**
 * Stripe through its own library, with separate charges and transfers: the owner's share stays with the platform until
 * the booking is over. People pay on Stripe's own page, so no card number ever reaches this service.
 */
export async function createStripeProvider(options: StripeOptions): Promise<Provider> {
  const dependencies = await openStripe(options);
  const bind = bindStripe(dependencies);
  return {
    name: 'stripe',
    customerFor: bind(createCustomer),
    begin: bind(beginPayment),
    chargeSaved: bind(chargeSaved),
    read: bind(readPayment),
    capture: bind(capturePayment),
    cancel: bind(cancelPayment),
    refund: bind(refundPayment),
    list: bind(listPayments),
    payOut: bind(payOut),
    readPayout: bind(readPayout),
    givenPayoutAccount: bind(findGivenAccount),
    openPayoutAccount: bind(openPayoutAccount),
    readPayoutAccount: bind(readPayoutAccount),
    payoutAccountForm: bind(createAccountForm),
    methods: bind(listMethods),
    addMethod: bind(addMethod),
    removeMethod: bind(removeMethod),
    makeDefault: bind(makeDefault),
    verify: bindDependencies(dependencies)(verifyEvents),
  };
}
