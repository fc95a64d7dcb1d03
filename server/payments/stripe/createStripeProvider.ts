import type Stripe from 'stripe';
import type { PaymentFailure, PaymentState } from '../../../domain/payments/paymentStates';
import {
  currency,
  type PaymentAnswer,
  type PayoutAnswer,
  type Provider,
  ProviderAway,
  type ProviderEvent,
  ProviderRefused,
} from '../provider';

export interface StripeOptions {
  key: string;
  webhookSecret: string;
  /** Our public address, to which Stripe sends people back. No slash at the end. */
  publicUrl: string;
  /** Another host than Stripe's, for tests. */
  api?: { host: string; port: number };
}

type Intent = Stripe.PaymentIntent;

/** The transfer group, by which Stripe connects the payments that belong together. */
const groupOf = (reference: string) => reference.replace(':', '_');

const failures: Record<string, PaymentFailure> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'cardExpired',
  authentication_required: 'stepNeeded',
  payment_intent_authentication_failure: 'stepFailed',
};

function failureOf(
  error: { code?: string | undefined; decline_code?: string | undefined } | null,
): PaymentFailure | null {
  if (!error) return null;
  return failures[error.decline_code ?? ''] ?? failures[error.code ?? ''] ?? 'declined';
}

function methodOf(
  details: Stripe.Charge.PaymentMethodDetails | null | undefined,
): PaymentAnswer['method'] {
  if (details?.type === 'mobilepay') return { brand: 'MobilePay', last4: null };
  if (!details?.card) return null;
  const { brand, last4 } = details.card;
  return { brand: brand ?? 'card', last4: last4 ?? null };
}

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

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

function eventOf(event: Stripe.Event): ProviderEvent[] {
  const object = event.data.object as { id: string; payment_intent?: string | { id: string } };
  const of = (kind: ProviderEvent['kind'], objectId: string | null): ProviderEvent[] =>
    objectId === null ? [] : [{ id: event.id, kind, objectId }];
  if (aboutPayments.has(event.type) || aboutSessions.has(event.type))
    return of('payment', object.id);
  if (aboutTheirPayment.has(event.type)) return of('payment', idOf(object.payment_intent));
  if (event.type === 'transfer.reversed') return of('payout', object.id);
  return [];
}

/**
 * Stripe through its own library, with separate charges and transfers: the owner's share stays with the platform until
 * the booking is over. People pay on Stripe's own page, so no card number ever reaches this service. The library takes
 * 62 MB of memory, so it is loaded only here, for a service with a key.
 */
export async function createStripeProvider(options: StripeOptions): Promise<Provider> {
  const { default: Library } = await import('stripe');
  const { errors } = Library;
  const stripe = new Library(options.key, {
    ...(options.api && { ...options.api, protocol: 'http' as const }),
    // The library retries under the same key. A call that then still has no answer is left to the sweep.
    maxNetworkRetries: 1,
    timeout: 20_000,
    telemetry: false,
  });
  const back = (path: string) => new URL(path, `${options.publicUrl}/`).href;

  /** Translates Stripe's errors into ours. */
  function translated(error: unknown): Error {
    if (error instanceof errors.StripeIdempotencyError) {
      return error.statusCode === 409
        ? new ProviderAway('asked twice at once')
        : new ProviderRefused('other arguments');
    }
    if (error instanceof errors.StripeInvalidRequestError) {
      if (error.statusCode === 409) return new ProviderAway(error.message);
      if (error.code === 'resource_missing') return new ProviderRefused('unknown');
      const isAbove = error.code === 'amount_too_large' || /greater than/i.test(error.message);
      return new ProviderRefused(isAbove ? 'above' : 'state');
    }
    if (error instanceof errors.StripeError) return new ProviderAway(error.message);
    return error as Error;
  }

  async function asked<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw translated(error);
    }
  }

  /** The dispute that the payer's bank has opened, and how it ended; null without one. */
  async function disputeOf(intent: Intent): Promise<{ ore: number; state: PaymentState } | null> {
    const charge = intent.latest_charge;
    if (!charge || typeof charge === 'string' || !charge.disputed) return null;
    const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 1 });
    const [dispute] = data;
    if (!dispute) return null;
    const ends = { won: 'won', lost: 'lost' } as const;
    const state = ends[dispute.status as keyof typeof ends] ?? 'disputed';
    return { ore: dispute.amount, state };
  }

  function stateOf(intent: Intent, refundedOre: number): PaymentState {
    switch (intent.status) {
      case 'requires_capture':
        return 'authorised';
      case 'requires_action':
        return 'needsAction';
      case 'canceled':
        return intent.cancellation_reason === 'automatic' ? 'expired' : 'cancelled';
      case 'succeeded':
        if (refundedOre === 0) return 'captured';
        return refundedOre >= intent.amount_received ? 'refunded' : 'partRefunded';
      case 'requires_payment_method':
        // In Checkout a declined card is not the end: the person can try another.
        if (intent.metadata['via'] === 'checkout') return 'needsAction';
        return intent.last_payment_error ? 'failed' : 'begun';
      default:
        return 'begun';
    }
  }

  async function intentAnswer(
    intent: Intent,
    stepUrl: string | null = null,
  ): Promise<PaymentAnswer> {
    const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
    const refundedOre = charge?.amount_refunded ?? 0;
    const dispute = await disputeOf(intent);
    const state = dispute?.state ?? stateOf(intent, refundedOre);
    const details = charge?.payment_method_details;
    const until = details?.card?.capture_before;
    return {
      id: intent.id,
      reference: intent.metadata['reference'] ?? '',
      state,
      ore: intent.amount,
      currency: intent.currency,
      capturedOre: intent.amount_received,
      refundedOre,
      disputedOre: dispute?.ore ?? 0,
      heldUntil: state === 'authorised' && until ? new Date(until * 1000) : null,
      stepUrl:
        state === 'needsAction'
          ? (stepUrl ?? intent.next_action?.redirect_to_url?.url ?? null)
          : null,
      failure: state === 'failed' ? failureOf(intent.last_payment_error) : null,
      // Stripe offers MobilePay for single payments only.
      reusable: details?.type === 'card',
      method: methodOf(details),
    };
  }

  const retrieve = (id: string) =>
    stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });

  async function sessionAnswer(session: Stripe.Checkout.Session): Promise<PaymentAnswer> {
    const intent = idOf(session.payment_intent);
    if (intent !== null) return intentAnswer(await retrieve(intent), session.url);
    const isOver = session.status === 'expired';
    return {
      id: session.id,
      reference: session.metadata?.['reference'] ?? '',
      state: isOver ? 'failed' : 'needsAction',
      ore: session.amount_total ?? 0,
      currency: session.currency ?? '',
      capturedOre: 0,
      refundedOre: 0,
      disputedOre: 0,
      heldUntil: null,
      reusable: false,
      method: null,
      stepUrl: isOver ? null : session.url,
      failure: isOver ? 'abandoned' : null,
    };
  }

  const isSession = (id: string) => id.startsWith('cs_');

  async function readPayment(id: string): Promise<PaymentAnswer> {
    return isSession(id)
      ? sessionAnswer(await stripe.checkout.sessions.retrieve(id))
      : intentAnswer(await retrieve(id));
  }

  /** The id of the payment itself, which a Checkout session has led to. */
  async function intentOf(id: string): Promise<string> {
    if (!isSession(id)) return id;
    const session = await stripe.checkout.sessions.retrieve(id);
    const intent = idOf(session.payment_intent);
    if (intent === null) throw new ProviderRefused('state');
    return intent;
  }

  /** A declined card arrives as an error that contains the payment. */
  async function confirmed(create: () => Promise<Intent>): Promise<PaymentAnswer> {
    try {
      const { id } = await create();
      return await readPayment(id);
    } catch (error) {
      if (error instanceof errors.StripeCardError && error.payment_intent) {
        const answer = await intentAnswer(error.payment_intent);
        const failure = failureOf({ code: error.code, decline_code: error.decline_code });
        return { ...answer, state: 'failed', failure };
      }
      throw error;
    }
  }

  const payoutAnswer = (transfer: Stripe.Transfer): PayoutAnswer => ({
    id: transfer.id,
    reference: transfer.metadata['reference'] ?? '',
    state: transfer.reversed ? 'returned' : 'paid',
    ore: transfer.amount,
    currency: transfer.currency,
    failure: null,
  });

  async function theirs(customer: string, id: string): Promise<boolean> {
    const method = await stripe.paymentMethods.retrieve(id);
    return idOf(method.customer) === customer;
  }

  const defaultOf = async (customer: string) => {
    const found = await stripe.customers.retrieve(customer);
    if (found.deleted) throw new ProviderRefused('unknown');
    return found;
  };

  return {
    name: 'stripe',
    customerFor: ({ userId, email, name }) =>
      asked(async () => {
        const metadata = { member: String(userId) };
        const idempotencyKey = `customer:${userId}`;
        return (await stripe.customers.create({ email, name, metadata }, { idempotencyKey })).id;
      }),
    begin: ({ key, ore, reference, customer, methodId, save, returnUrl }) =>
      asked(async () => {
        const metadata = { reference };
        const kept = save ? { setup_future_usage: 'off_session' as const } : {};
        if (methodId !== undefined) {
          return confirmed(() =>
            stripe.paymentIntents.create(
              {
                amount: ore,
                currency,
                customer,
                metadata,
                payment_method: methodId,
                confirm: true,
                capture_method: 'manual',
                return_url: back(returnUrl),
                transfer_group: groupOf(reference),
                expand: ['latest_charge'],
                ...kept,
              },
              { idempotencyKey: key },
            ),
          );
        }
        const price = { currency, unit_amount: ore, product_data: { name: 'Skuret' } };
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            customer,
            metadata,
            line_items: [{ price_data: price, quantity: 1 }],
            payment_intent_data: {
              capture_method: 'manual',
              transfer_group: groupOf(reference),
              ...kept,
              metadata: { ...metadata, via: 'checkout' },
            },
            success_url: back(returnUrl),
            cancel_url: back(returnUrl),
          },
          { idempotencyKey: key },
        );
        return sessionAnswer(session);
      }),
    chargeSaved: ({ key, ore, reference, customer, methodId }) =>
      asked(() =>
        confirmed(() =>
          stripe.paymentIntents.create(
            {
              amount: ore,
              currency,
              customer,
              payment_method: methodId,
              confirm: true,
              off_session: true,
              metadata: { reference },
              transfer_group: groupOf(reference),
              expand: ['latest_charge'],
            },
            { idempotencyKey: key },
          ),
        ),
      ),
    read: (id) => asked(() => readPayment(id)),
    capture: (id, ore, key) =>
      asked(async () => {
        const intent = await intentOf(id);
        const amount = { amount_to_capture: ore };
        await stripe.paymentIntents.capture(intent, amount, { idempotencyKey: key });
        return readPayment(intent);
      }),
    cancel: (id, key) =>
      asked(async () => {
        const answer = await readPayment(id);
        if (isSession(answer.id)) {
          await stripe.checkout.sessions.expire(answer.id, {}, { idempotencyKey: key });
        } else {
          await stripe.paymentIntents.cancel(answer.id, {}, { idempotencyKey: key });
        }
        return readPayment(answer.id);
      }),
    refund: (id, ore, key) =>
      asked(async () => {
        const intent = await intentOf(id);
        const refund = { payment_intent: intent, amount: ore };
        await stripe.refunds.create(refund, { idempotencyKey: key });
        return readPayment(intent);
      }),
    list: (since) =>
      asked(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        const found: PaymentAnswer[] = [];
        const pages = stripe.paymentIntents.list({
          created,
          limit: 100,
          expand: ['data.latest_charge'],
        });
        for await (const intent of pages) found.push(await intentAnswer(intent));
        return found;
      }),
    payOut: ({ key, ore, reference, to }) =>
      asked(async () =>
        payoutAnswer(
          await stripe.transfers.create(
            { amount: ore, currency, destination: to, metadata: { reference } },
            { idempotencyKey: key },
          ),
        ),
      ),
    readPayout: (id) => asked(async () => payoutAnswer(await stripe.transfers.retrieve(id))),
    payoutAccount: (customer) =>
      asked(async () => (await defaultOf(customer)).metadata['payout_account'] ?? null),
    methods: (customer) =>
      asked(async () => {
        const first = idOf((await defaultOf(customer)).invoice_settings.default_payment_method);
        const { data } = await stripe.paymentMethods.list({ customer, type: 'card', limit: 20 });
        const methods = data.map(({ id, card }, index) => ({
          id,
          brand: card?.display_brand ?? card?.brand ?? '',
          last4: card?.last4 ?? '',
          isDefault: first === null ? index === 0 : id === first,
        }));
        return methods.sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
      }),
    addMethod: ({ key, customer, returnUrl }) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'setup',
            currency,
            customer,
            success_url: back(returnUrl),
            cancel_url: back(returnUrl),
          },
          { idempotencyKey: key },
        );
        if (!session.url) throw new ProviderRefused('state');
        return { url: session.url };
      }),
    removeMethod: (customer, id) =>
      asked(async () => {
        if (await theirs(customer, id)) await stripe.paymentMethods.detach(id);
      }),
    makeDefault: (customer, id) =>
      asked(async () => {
        if (!(await theirs(customer, id))) return;
        await stripe.customers.update(customer, {
          invoice_settings: { default_payment_method: id },
        });
      }),
    verify(rawBody, headers) {
      try {
        const signature = headers['stripe-signature'] ?? '';
        return eventOf(stripe.webhooks.constructEvent(rawBody, signature, options.webhookSecret));
      } catch (error) {
        // A signed body that is no JSON is refused like an unsigned one.
        if (error instanceof errors.StripeSignatureVerificationError) return null;
        if (error instanceof SyntaxError) return null;
        throw error;
      }
    },
  };
}
