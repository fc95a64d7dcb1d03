import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

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
  const kept = new Map<string, { request: string; status: number; body: Fields }>();
  const events: { id: string; body: Buffer; headers: Record<string, string> }[] = [];
  const library = new Stripe('sk_test_double');
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
      created: seconds(),
      ...fields,
    };
    things.set(made.id, made);
    return made;
  }

  function tell(type: string, object: StripeObject): void {
    const event = { id: `evt_${randomUUID()}`, object: 'event', type, data: { object } };
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
      payment_intent: intent.id,
      amount_refunded: 0,
      disputed: false,
      payment_method_details: isMobile ? { type: 'mobilepay' } : { type: 'card', card },
    });
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
      intent['last_payment_error'] = code;
      if (isPersonThere && intent['session']) return;
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
        redirect_to_url: { url: `https://hooks.stripe.test/${intent.id}` },
      };
      return;
    }
    charge(intent, method);
  }

  const makeIntent = (fields: Fields): StripeObject =>
    keep('pi', {
      object: 'payment_intent',
      amount_received: 0,
      latest_charge: null,
      next_action: null,
      last_payment_error: null,
      cancellation_reason: null,
      metadata: {},
      status: 'requires_payment_method',
      ...fields,
      amount: Number(fields['amount']),
    });

  const getDisputes = (intentId: Json) =>
    [...things.values()].filter(
      ({ object, payment_intent }) => object === 'dispute' && payment_intent === intentId,
    );

  const list = (data: StripeObject[]): Fields => ({ object: 'list', data, has_more: false });

  const routes: [RegExp, (fields: Fields, id: string) => Fields][] = [
    [
      /^POST \/v1\/customers$/,
      (fields) =>
        keep('cus', {
          metadata: {},
          invoice_settings: { default_payment_method: null },
          ...fields,
        }),
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
        tell('charge.refunded', paid);
        return keep('re', { status: 'succeeded' });
      },
    ],
    [/^GET \/v1\/disputes$/, ({ payment_intent }) => list(getDisputes(payment_intent))],
    [
      /^POST \/v1\/checkout\/sessions$/,
      (fields) => {
        const { line_items, mode } = fields as {
          line_items?: Record<string, { price_data: { unit_amount: string } }>;
          mode: string;
        };
        const total = Number(line_items?.['0']?.price_data.unit_amount ?? 0);
        const session = keep('cs', {
          ...fields,
          mode,
          status: 'open',
          payment_intent: null,
          amount_total: total,
          currency: 'dkk',
        });
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
      (fields) => keep('tr', { ...fields, amount: Number(fields['amount']), reversed: false }),
    ],
    [/^GET \/v1\/transfers\/(\w+)$/, (_fields, id) => thing(id)],
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
      answered = { status: 200, body: structuredClone(found[1](readForm(form), id)) };
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
    /** Saves a card for a customer. `kind` is a name that `declines` or `confirm` know. */
    saveCard(customer: string, kind: string): string {
      const id = `pm_${kind}_${randomUUID().slice(0, 8)}`;
      const card = { brand: 'visa', display_brand: 'visa', last4: '4242' };
      things.set(id, { id, object: 'payment_method', customer, card });
      return id;
    },
    /** The person pays on Stripe's page with a card of this kind. */
    pay(sessionId: string, kind: string): void {
      const session = thing(sessionId);
      const data = session['payment_intent_data'] as Fields;
      const { amount_total: amount, currency } = session;
      const fields = { ...data, amount, currency, session: sessionId };
      const before = session['payment_intent'];
      const intent = before ? thing(before) : makeIntent(fields);
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
      const error = { code: 'payment_intent_authentication_failure' };
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
        payment_intent: intent.id,
        amount,
        status: 'needs_response',
      };
      tell('charge.dispute.created', keep('dp', made));
    },
    endDispute(id: string, status: 'won' | 'lost'): void {
      const [dispute] = getDisputes(getIntent(id).id);
      if (dispute) tell('charge.dispute.closed', Object.assign(dispute, { status }));
    },
    reverse(id: string): void {
      tell('transfer.reversed', Object.assign(thing(id), { reversed: true }));
    },
    nameAccount(customer: string, account: string): void {
      thing(customer)['metadata'] = { payout_account: account };
    },
    wait(milliseconds: number): void {
      clock += milliseconds;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
