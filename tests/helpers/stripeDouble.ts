import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { findMisfits } from './stripeFields';

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };
type Fields = { [key: string]: Json };
interface StripeObject extends Fields {
  id: string;
}

/** Parses a form body like `a[b][0][c]=d`, the format of Stripe's library. */
function readForm(form: string): Fields {
  const read: Fields = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.replaceAll(']', '').split('[');
    let at = read;
    for (const step of path.slice(0, -1)) {
      at[step] ??= {};
      at = at[step] as Fields;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return read;
}

/**
 * A response with a part of the fields of Stripe's object, typed by its package. `findMisfits` finds fields that the
 * adapter reads and that are missing.
 */
type Answer<T> = T extends object ? { [Name in keyof T]?: Answer<T[Name]> } : T;

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: Fields,
  ) {
    super(String(error['message'] ?? error['code']));
  }
}

const reject = (code: string, message = code) =>
  new Refused(400, { type: 'invalid_request_error', code, message });

const nothingWanted = {
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
} satisfies Stripe.Account.Requirements;

/** What a request gives for `metadata`; Stripe always answers with an object. */
const getMetadata = (fields: Fields) => (fields['metadata'] ?? {}) as Record<string, string>;

/** The errors of the double's cards, by the prefix of their ids. */
const declines: Record<string, Fields> = {
  pm_insufficient: { code: 'card_declined', decline_code: 'insufficient_funds' },
  pm_expired: { code: 'expired_card', decline_code: 'expired_card' },
};

/**
 * A test double of the part of Stripe's HTTP API that our adapter uses, on this machine and in memory, because tests
 * have no network. It stores the response for each idempotency key, signs its events as Stripe does and can fail on
 * purpose.
 */
export async function openStripeDouble(webhookSecret: string) {
  const things = new Map<string, StripeObject>();
  const paymentData = new Map<string, Fields>();
  const inCheckout = new Set<string>();
  const kept = new Map<string, { request: string; status: number; body: Fields }>();
  const events: { id: string; body: Buffer; headers: Record<string, string> }[] = [];
  const library = new Stripe('sk_test_double');
  /** The fields of responses that differ from Stripe's. */
  const misfits = new Set<string>();
  /** Connections that break before or after the request is carried out. */
  const trouble: ('before' | 'after' | 'server error')[] = [];
  let clock = Date.now();
  const seconds = () => Math.floor(clock / 1000);

  function thing(id: unknown): StripeObject {
    const found = things.get(String(id));
    if (!found)
      throw new Refused(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such ${id}`,
      });
    return found;
  }

  function keep<T extends Fields>(kind: string, fields: T): StripeObject & T {
    const made = {
      id: `${kind}_${randomUUID().replaceAll('-', '')}`,
      livemode: false,
      created: seconds(),
      ...fields,
    };
    things.set(made.id, made);
    return made;
  }

  function tell(type: Stripe.Event['type'], object: StripeObject, account?: string): void {
    const event = {
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      data: { object },
      ...(account !== undefined && { account }),
    };
    for (const misfit of findMisfits(event)) misfits.add(misfit);
    const payload = JSON.stringify(event);
    const signature = library.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    events.push({
      id: event.id,
      body: Buffer.from(payload),
      headers: { 'stripe-signature': signature },
    });
  }

  function charge(intent: StripeObject, method: string): void {
    const card = { brand: 'visa', last4: '4242', capture_before: seconds() + 7 * 86_400 };
    const isMobile = method.startsWith('pm_mobile');
    intent['latest_charge'] = keep('ch', {
      object: 'charge',
      payment_intent: intent.id,
      amount_refunded: 0,
      disputed: false,
      refunds: { object: 'list', data: [], has_more: false, url: '/v1/refunds' },
      payment_method_details: isMobile ? { type: 'mobilepay' } : { type: 'card', card },
    } satisfies Answer<Stripe.Charge>);
    if (intent['capture_method'] === 'manual') {
      intent['status'] = 'requires_capture';
      tell('payment_intent.amount_capturable_updated', intent);
    } else {
      intent['status'] = 'succeeded';
      intent['amount_received'] = intent['amount'];
      tell('payment_intent.succeeded', intent);
    }
  }

  function confirm(intent: StripeObject, method: string, isPersonThere: boolean): void {
    const decline = Object.entries(declines).find(([start]) => method.startsWith(start))?.[1];
    const needsStep = method.startsWith('pm_step');
    const code = needsStep && !isPersonThere ? { code: 'authentication_required' } : decline;
    if (code) {
      intent['status'] = 'requires_payment_method';
      intent['last_payment_error'] = { type: 'card_error', ...code };
      if (isPersonThere && inCheckout.has(intent.id)) return;
      throw new Refused(402, {
        type: 'card_error',
        message: 'declined',
        ...code,
        payment_intent: intent,
      });
    }
    if (needsStep) {
      intent['status'] = 'requires_action';
      intent['next_action'] = {
        type: 'redirect_to_url',
        redirect_to_url: { url: `https://hooks.stripe.test/${intent.id}`, return_url: null },
      } satisfies Stripe.PaymentIntent.NextAction;
      return;
    }
    charge(intent, method);
  }

  const makeIntent = (fields: Fields): StripeObject =>
    keep('pi', {
      object: 'payment_intent',
      amount: Number(fields['amount']),
      amount_received: 0,
      cancellation_reason: null,
      capture_method: fields['capture_method'] === 'manual' ? 'manual' : 'automatic',
      currency: String(fields['currency']),
      customer: (fields['customer'] as string | undefined) ?? null,
      last_payment_error: null,
      latest_charge: null,
      metadata: getMetadata(fields),
      next_action: null,
      status: 'requires_payment_method',
      transfer_group: (fields['transfer_group'] as string | undefined) ?? null,
    } satisfies Answer<Stripe.PaymentIntent>);

  function getRefunds(intent: StripeObject): StripeObject[] {
    const { refunds } = intent['latest_charge'] as { refunds: { data: StripeObject[] } };
    return refunds.data;
  }

  const getDisputes = (intentId: Json) =>
    [...things.values()].filter(
      ({ object, payment_intent }) => object === 'dispute' && payment_intent === intentId,
    );

  const list = (data: StripeObject[]): Fields => ({ object: 'list', data, has_more: false });

  const routes: [RegExp, (fields: Fields, id: string, account: unknown) => Fields][] = [
    [
      /^POST \/v1\/customers$/,
      (fields) =>
        keep('cus', {
          object: 'customer',
          metadata: getMetadata(fields),
          invoice_settings: { default_payment_method: null },
        } satisfies Answer<Stripe.Customer>),
    ],
    [/^GET \/v1\/customers\/(\w+)$/, (_fields, id) => thing(id)],
    [/^POST \/v1\/customers\/(\w+)$/, (fields, id) => Object.assign(thing(id), fields)],
    [
      /^POST \/v1\/payment_intents$/,
      (fields) => {
        const method = String(fields['payment_method']);
        thing(method);
        const intent = makeIntent(fields);
        confirm(intent, method, fields['off_session'] !== 'true');
        return intent;
      },
    ],
    [/^GET \/v1\/payment_intents\/(\w+)$/, (_fields, id) => thing(id)],
    [
      /^GET \/v1\/payment_intents$/,
      () => list([...things.values()].filter(({ object }) => object === 'payment_intent')),
    ],
    [
      /^POST \/v1\/payment_intents\/(\w+)\/capture$/,
      (fields, id) => {
        const intent = thing(id);
        if (intent['status'] !== 'requires_capture')
          throw reject('payment_intent_unexpected_state');
        const ore = Number(fields['amount_to_capture']);
        if (ore > Number(intent['amount'])) throw reject('amount_too_large');
        Object.assign(intent, { status: 'succeeded', amount_received: ore });
        tell('payment_intent.succeeded', intent);
        return intent;
      },
    ],
    [
      /^POST \/v1\/payment_intents\/(\w+)\/cancel$/,
      (_fields, id) => {
        const intent = thing(id);
        if (['succeeded', 'canceled'].includes(String(intent['status']))) {
          throw reject('payment_intent_unexpected_state');
        }
        intent['status'] = 'canceled';
        tell('payment_intent.canceled', intent);
        return intent;
      },
    ],
    [
      /^POST \/v1\/refunds$/,
      (fields) => {
        const intent = thing(fields['payment_intent']);
        const paid = intent['latest_charge'] as StripeObject | null;
        if (intent['status'] !== 'succeeded' || !paid)
          throw reject('payment_intent_unexpected_state');
        const refunded = Number(paid['amount_refunded']) + Number(fields['amount']);
        if (Number(paid['amount_refunded']) === intent['amount_received']) {
          throw reject('charge_already_refunded');
        }
        if (refunded > Number(intent['amount_received'])) {
          throw reject('', 'Refund amount is greater than unrefunded amount on charge');
        }
        paid['amount_refunded'] = refunded;
        const made: StripeObject = keep('re', {
          object: 'refund',
          amount: Number(fields['amount']),
          payment_intent: intent.id,
          status: 'succeeded',
        } satisfies Answer<Stripe.Refund>);
        getRefunds(intent).push(made);
        tell('charge.refunded', paid);
        return made;
      },
    ],
    [/^GET \/v1\/disputes$/, ({ payment_intent }) => list(getDisputes(payment_intent))],
    [
      /^POST \/v1\/checkout\/sessions$/,
      (fields) => {
        const { line_items, mode } = fields as {
          line_items?: Record<string, { price_data: { unit_amount: string } }>;
          mode: Stripe.Checkout.Session.Mode;
        };
        const session: StripeObject = keep('cs', {
          object: 'checkout.session',
          amount_total: Number(line_items?.['0']?.price_data.unit_amount ?? 0),
          currency: 'dkk',
          metadata: getMetadata(fields),
          mode,
          payment_intent: null,
          status: 'open',
          url: null,
        } satisfies Answer<Stripe.Checkout.Session>);
        // Stripe passes it on to the payment, and does not answer with it.
        paymentData.set(session.id, (fields['payment_intent_data'] ?? {}) as Fields);
        session['url'] = `https://checkout.stripe.test/${session.id}`;
        return session;
      },
    ],
    [/^GET \/v1\/checkout\/sessions\/(\w+)$/, (_fields, id) => thing(id)],
    [
      /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
      (_fields, id) => {
        const session = thing(id);
        Object.assign(session, { status: 'expired', url: null });
        tell('checkout.session.expired', session);
        return session;
      },
    ],
    [
      /^POST \/v1\/transfers$/,
      (fields) => {
        // Stripe transfers nothing to an account without the capability.
        const account = thing(fields['destination']);
        const { transfers } = account['capabilities'] as Stripe.Account.Capabilities;
        if (transfers !== 'active') throw reject('insufficient_capabilities_for_transfer');
        return keep('tr', {
          object: 'transfer',
          amount: Number(fields['amount']),
          currency: String(fields['currency']),
          destination: account.id,
          metadata: getMetadata(fields),
          reversed: false,
        } satisfies Answer<Stripe.Transfer>);
      },
    ],
    [/^GET \/v1\/transfers\/(\w+)$/, (_fields, id) => thing(id)],
    [
      /^POST \/v1\/transfers\/(\w+)\/reversals$/,
      (_fields, id) => {
        const transfer = Object.assign(thing(id), { reversed: true });
        return keep('trr', {
          object: 'transfer_reversal',
          amount: Number(transfer['amount']),
          transfer: id,
        } satisfies Answer<Stripe.TransferReversal>);
      },
    ],
    [
      /^POST \/v1\/payouts$/,
      (fields, _id, account) => {
        if (!thing(account)['payouts_enabled']) throw reject('payouts_not_allowed');
        return keep('po', {
          object: 'payout',
          amount: Number(fields['amount']),
          currency: String(fields['currency']),
          failure_code: null,
          metadata: getMetadata(fields),
          status: 'pending',
        } satisfies Answer<Stripe.Payout>);
      },
    ],
    [/^GET \/v1\/payouts\/(\w+)$/, (_fields, id) => thing(id)],
    [
      /^POST \/v1\/accounts$/,
      (fields) =>
        keep('acct', {
          object: 'account',
          capabilities: { transfers: 'inactive' },
          country: String(fields['country']),
          details_submitted: false,
          metadata: getMetadata(fields),
          payouts_enabled: false,
          requirements: {
            ...nothingWanted,
            currently_due: ['external_account', 'individual.first_name', 'tos_acceptance.date'],
            disabled_reason: 'requirements.past_due',
          },
        } satisfies Answer<Stripe.Account>),
    ],
    [/^GET \/v1\/accounts\/(\w+)$/, (_fields, id) => thing(id)],
    [
      /^POST \/v1\/account_links$/,
      (fields) => {
        const { id } = thing(fields['account']);
        return {
          object: 'account_link',
          created: seconds(),
          expires_at: seconds() + 300,
          url: `https://connect.stripe.test/setup/${id}`,
        } satisfies Answer<Stripe.AccountLink>;
      },
    ],
    [
      /^GET \/v1\/payment_methods$/,
      ({ customer }) =>
        list(
          [...things.values()].filter(
            (each) => each['object'] === 'payment_method' && each['customer'] === customer,
          ),
        ),
    ],
    [/^GET \/v1\/payment_methods\/(\w+)$/, (_fields, id) => thing(id)],
    [
      /^POST \/v1\/payment_methods\/(\w+)\/detach$/,
      (_fields, id) => Object.assign(thing(id), { customer: null }),
    ],
  ];

  async function answer(request: IncomingMessage): Promise<{ status: number; body: Fields }> {
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const form = request.method === 'POST' ? await text(request) : url.search.slice(1);
    const what = `${request.method} ${url.pathname}`;
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' ? kept.get(key) : undefined;
    if (before) {
      if (before.request === `${what} ${form}`) return before;
      return {
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'Other parameters' } },
      };
    }
    const found = routes.find(([pattern]) => pattern.test(what));
    const [, id = ''] = found?.[0].exec(what) ?? [];
    let answered: { status: number; body: Fields };
    try {
      if (!found)
        throw new Refused(404, {
          type: 'invalid_request_error',
          message: `The double has no ${what}`,
        });
      // A copy, because a stored response must not change afterwards.
      answered = {
        status: 200,
        body: structuredClone(found[1](readForm(form), id, request.headers['stripe-account'])),
      };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      answered = { status: error.status, body: structuredClone({ error: error.error }) };
    }
    if (typeof key === 'string') kept.set(key, { request: `${what} ${form}`, ...answered });
    return answered;
  }

  const server = createServer(async (request, response) => {
    const wrong = request.method === 'POST' ? trouble.shift() : undefined;
    if (wrong === 'before') return request.socket.destroy();
    if (wrong === 'server error') {
      response.writeHead(500, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ error: { type: 'api_error', message: 'broken' } }));
    }
    const { status, body } = await answer(request);
    for (const misfit of findMisfits(body)) misfits.add(misfit);
    if (wrong === 'after') return request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const getIntent = (id: string) => {
    const found = thing(id);
    return id.startsWith('cs_') ? thing(found['payment_intent']) : found;
  };

  return {
    api: { host: '127.0.0.1', port },
    events,
    trouble,
    misfits,
    /** Saves a card for a customer. `kind` is a name that `declines` or `confirm` know. */
    saveCard(customer: string, kind: string): string {
      const id = `pm_${kind}_${randomUUID().slice(0, 8)}`;
      const card = { brand: 'visa', display_brand: 'visa', last4: '4242' };
      const method = { object: 'payment_method', customer, card } as const;
      things.set(id, { id, ...(method satisfies Answer<Stripe.PaymentMethod>) });
      return id;
    },
    /** The person pays on Stripe's page with a card of this kind. */
    pay(sessionId: string, kind: string): void {
      const session = thing(sessionId);
      const data = paymentData.get(sessionId);
      const { amount_total: amount, currency } = session;
      const before = session['payment_intent'];
      const intent = before ? thing(before) : makeIntent({ ...data, amount, currency });
      inCheckout.add(intent.id);
      session['payment_intent'] = intent.id;
      confirm(intent, `pm_${kind}`, true);
      if (intent['status'] === 'requires_capture') {
        Object.assign(session, { status: 'complete', url: null });
        tell('checkout.session.completed', session);
      }
    },
    /** The person completes the step that their bank asks for, or fails it. */
    step(id: string, isDone: boolean): void {
      const intent = getIntent(id);
      intent['next_action'] = null;
      if (isDone) {
        charge(intent, 'pm_card');
        return;
      }
      const error = { type: 'card_error', code: 'payment_intent_authentication_failure' };
      Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error });
    },
    expire(id: string): void {
      const intent = getIntent(id);
      Object.assign(intent, { status: 'canceled', cancellation_reason: 'automatic' });
      tell('payment_intent.canceled', intent);
    },
    dispute(id: string): void {
      const intent = getIntent(id);
      const paid = intent['latest_charge'] as StripeObject;
      paid['disputed'] = true;
      const amount = Number(intent['amount_received']) - Number(paid['amount_refunded']);
      const made = {
        object: 'dispute',
        amount,
        evidence_details: {
          due_by: seconds() + 7 * 86_400,
          enhanced_eligibility: {},
          has_evidence: false,
          past_due: false,
          submission_count: 0,
        },
        payment_intent: intent.id,
        status: 'needs_response',
      } satisfies Answer<Stripe.Dispute>;
      tell('charge.dispute.created', keep('dp', made));
    },
    endDispute(id: string, status: 'won' | 'lost'): void {
      const [dispute] = getDisputes(getIntent(id).id);
      if (dispute) tell('charge.dispute.closed', Object.assign(dispute, { status }));
    },
    /** The bank has received a payout, or sends it back, also after it was paid. `id` is the adapter's. */
    endPayout(id: string, status: 'paid' | 'failed'): void {
      const [account, payout] = id.split('/');
      const failure_code = status === 'failed' ? 'account_closed' : null;
      tell(`payout.${status}`, Object.assign(thing(payout), { status, failure_code }), account);
    },
    /** The bank of a borrower does not take a refund; Stripe gives the amount back to the platform. */
    failRefund(id: string): void {
      const intent = getIntent(id);
      const refunds = getRefunds(intent).filter(({ status }) => status === 'succeeded');
      const last = refunds.at(-1);
      if (!last) return;
      const paid = intent['latest_charge'] as StripeObject;
      paid['amount_refunded'] = Number(paid['amount_refunded']) - Number(last['amount']);
      tell('refund.failed', Object.assign(last, { status: 'failed' }));
    },
    /** Changes what Stripe knows of a connected account, or wants for it. */
    changeAccount(
      id: string,
      change: Partial<Pick<Stripe.Account, 'details_submitted' | 'payouts_enabled'>> & {
        transfers?: Stripe.Account.Capabilities.Transfers;
        requirements?: Partial<Stripe.Account.Requirements>;
      },
    ): void {
      const { transfers, requirements, ...more } = change;
      const account = Object.assign(thing(id), more);
      if (transfers) account['capabilities'] = { transfers };
      if (requirements) account['requirements'] = { ...nothingWanted, ...requirements } as Fields;
      tell('account.updated', account, id);
    },
    wait(milliseconds: number): void {
      clock += milliseconds;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
