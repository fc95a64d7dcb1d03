import { pino } from 'pino';
import * as documents from '../../../tests/helpers/service/documents';
import { type BookingPair, makeBookingPair } from '../../../tests/helpers/service/makeBookingPair';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import {
  getExpectedSignature,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../tests/helpers/startWebhookReceiver';
import { startOutbox } from '../../jobs/startOutbox';
import { createMetrics } from '../../observe/createMetrics';
import { recordWebhookOfPayout } from '../../payments/payoutNews';
import type { PayoutRecord } from '../../payments/records/payments';
import { deleteOldDeliveries } from '../../start/deleteExpiredRows';
import { createWebhookSender } from '../webhooks/createWebhookSender';
import { deliverWebhook } from '../webhooks/deliverWebhook';

const minute = 60_000;
const day = 24 * 60;
let clock = new Date();
const wait = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * minute);
};
const move = (to: Date) => {
  clock = to;
};

let receiver: WebhookReceiver;
let service: TestService;
let pair: BookingPair;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  service = await startTestService({
    now: () => clock,
    webhookEndpoints: 'loopback',
    logLevel: 'silent',
  });
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});
let pairs = 0;
beforeEach(async () => {
  pairs += 1;
  pair = await makeBookingPair(service, move, `webhooks-${pairs}`);
  await work();
});
afterEach(async () => {
  await service.executor.deleteFrom('webhooks').execute();
  receiver.received.splice(0);
  receiver.answers.splice(0);
});

async function work(): Promise<void> {
  service.outbox.wake();
  await service.outbox.settled();
}

type Who = 'owner' | 'borrower';

async function add(topics: readonly string[], as: Who = 'owner', url = `${receiver.url}/${as}`) {
  const input = { url, topics };
  const { data } = await service.graphql(documents.addWebhook, { input }, pair.tokens[as], {
    'accept-language': 'en',
  });
  return data.addWebhook;
}

/** Adds a webhook; returns its id and secret. */
async function made(topics: readonly string[] = ['BOOKINGS'], as: Who = 'owner') {
  const { webhook, secret, errors } = await add(topics, as);
  expect(errors).toEqual([]);
  return { id: webhook?.id ?? '', secret: secret ?? '' };
}

/** The token of a member, who signs in again when their session is over. */
async function renew(as: Who): Promise<string> {
  const { errors } = await service.graphql(documents.webhooks, {}, pair.tokens[as]);
  if (errors.length > 0) pair.tokens[as] = await service.signIn(pair.emails[as], password);
  return pair.tokens[as];
}
const list = async (as: Who = 'owner') =>
  (await service.graphql(documents.webhooks, {}, await renew(as))).data.webhooks;
const log = async (webhookId: string, as: Who = 'owner') =>
  (await service.graphql(documents.webhookDeliveries, { webhookId }, await renew(as))).data
    .webhookDeliveries;
const ping = async (id: string, as: Who = 'owner') =>
  (await service.graphql(documents.pingWebhook, { id }, pair.tokens[as])).data.pingWebhook;
const pause = async (id: string, paused: boolean) =>
  (await service.graphql(documents.pauseWebhook, { id, paused }, pair.tokens.owner)).data
    .pauseWebhook;
const replay = async (id: string, as: Who = 'owner') =>
  (
    await service.graphql(documents.replayWebhookDelivery, { id }, pair.tokens[as], {
      'accept-language': 'en',
    })
  ).data.replayWebhookDelivery;

const bodies = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string });
const types = () => bodies().map(({ type }) => type);
const ids = () => receiver.received.map(({ headers }) => headers['webhook-id']);

/** Has the owner's webhook fail with these statuses, and requests a booking. */
async function requestWith(...statuses: number[]): Promise<void> {
  receiver.answers.push(...statuses);
  expect((await pair.request()).errors).toEqual([]);
  await work();
}

describe('adding a webhook', () => {
  test('returns the secret once', async () => {
    const { secret } = await made(['BOOKINGS', 'PAYOUTS', 'BOOKINGS']);
    expect(secret).toMatch(/^whsec_/);
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        url: `${receiver.url}/owner`,
        topics: ['BOOKINGS', 'PAYOUTS'],
        state: 'ACTIVE',
        failingSince: null,
        createdAt: clock.toISOString(),
      },
    ]);
    expect(await list('borrower')).toEqual([]);
  });

  test.each([
    [
      ['BOOKINGS'],
      'http://10.0.0.7/',
      'We can only send to an address that begins with https:// and leads to a server on the public internet, on the usual port.',
    ],
    [[], 'https://hooks.example/', 'Choose what we should send.'],
  ])('about %j at %s is refused', async (topics, url, error) => {
    expect(await add(topics, 'owner', url)).toEqual({
      webhook: null,
      secret: null,
      errors: [error],
    });
  });

  test('is refused beside five others', async () => {
    for (let count = 0; count < 5; count += 1) await made();
    expect((await add(['BOOKINGS'])).errors).toEqual([
      'You have five webhooks. Remove one before you add another.',
    ]);
  });

  test('needs a proof of identity', async () => {
    wait(11);
    const input = { url: receiver.url, topics: ['BOOKINGS'] };
    const { errors } = await service.graphql(documents.addWebhook, { input }, pair.tokens.owner);
    expect(errors[0]?.extensions?.['code']).toBe('PROOF_NEEDED');
  });

  test('is in the list of security events', async () => {
    await made();
    const { data } = await service.graphql(documents.securityEvents, {}, pair.tokens.owner);
    expect(data.securityEvents[0]?.kind).toBe('WEBHOOK_ADDED');
  });
});

describe('an event', () => {
  test('of a booking goes to both members, signed, with ids only', async () => {
    const { secret } = await made(['BOOKINGS'], 'owner');
    await made(['BOOKINGS'], 'borrower');
    await requestWith();
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/borrower', '/owner']);
    const toOwner = receiver.received.find(({ path }) => path === '/owner');
    if (!toOwner) throw new Error('Nothing came to the owner');
    const { headers, body } = toOwner;
    expect(JSON.parse(body)).toEqual({
      type: 'booking.requested',
      timestamp: clock.toISOString(),
      data: {
        bookingId: expect.any(String),
        toolId: String(pair.toolId),
        ownerId: String(pair.ownerId),
        borrowerId: String(pair.borrowerId),
        role: 'owner',
        startDate: '2026-08-03',
        endDate: '2026-08-05',
      },
    });
    const sentAt = new Date(Number(headers['webhook-timestamp']) * 1_000);
    expect(sentAt).toEqual(clock);
    expect(headers['webhook-signature']).toBe(getExpectedSignature(secret, toOwner));
  });

  test('of a topic that a webhook is not about is not sent to it', async () => {
    await made(['MESSAGES']);
    await requestWith();
    expect(receiver.received).toEqual([]);
  });

  test('follows the steps of a booking', async () => {
    await made();
    const { booking } = await pair.request();
    await pair.press('ACCEPT', Number(booking?.id), 'owner');
    await pair.press('CANCEL', Number(booking?.id), 'owner');
    await work();
    expect(types().filter((type) => type !== 'booking.updated')).toEqual([
      'booking.requested',
      'booking.accepted',
      'booking.cancelled',
    ]);
  });

  test('of a message names it without its text', async () => {
    await made(['MESSAGES']);
    const { data } = await service.graphql(
      documents.startConversation,
      { memberId: String(pair.ownerId) },
      pair.tokens.borrower,
    );
    const conversationId = data.startConversation.conversation.id;
    await service.graphql(
      documents.sendMessage,
      { conversationId, content: 'Er den ledig?', clientId: 'a', pictures: [] },
      pair.tokens.borrower,
    );
    await work();
    expect(bodies()).toEqual([
      {
        type: 'message.received',
        timestamp: clock.toISOString(),
        data: {
          messageId: expect.any(String),
          conversationId,
          senderId: String(pair.borrowerId),
        },
      },
    ]);
  });

  test('of a payout is sent once for each state', async () => {
    await made(['PAYOUTS']);
    const payout = { id: 7, owner_id: pair.ownerId, ore: 77_500 } as PayoutRecord;
    for (const state of ['asked', 'onItsWay', 'onItsWay', 'paid'] as const) {
      await recordWebhookOfPayout(service.executor, { ...payout, state }, clock);
      // Two concurrent deliveries may arrive in any order.
      await work();
    }
    expect(bodies()).toEqual([
      expect.objectContaining({
        type: 'payout.sent',
        data: { payoutId: '7', amountCents: 77_500 },
      }),
      expect.objectContaining({ type: 'payout.paid' }),
    ]);
  });

  test('is not sent while its member is leaving', async () => {
    await made();
    await service.executor
      .updateTable('users')
      .set({ leaving_at: clock, leaves_at: clock })
      .where('id', '=', pair.ownerId)
      .execute();
    const payout = { id: 8, owner_id: pair.ownerId, ore: 1, state: 'paid' } as PayoutRecord;
    await recordWebhookOfPayout(service.executor, payout, clock);
    await work();
    expect(receiver.received).toEqual([]);
  });
});

describe('a failed attempt', () => {
  test('is repeated over hours with the same id and body, then given up', async () => {
    const { id } = await made();
    await requestWith(500, 500, 500, 500, 500, 500);
    const [first] = receiver.received;
    for (const [index, pauseMinutes] of [1, 5, 30, 120, 720].entries()) {
      expect(await log(id)).toMatchObject([
        { state: 'WAITING', tries: index + 1, status: 500, failure: 'STATUS' },
      ]);
      wait(pauseMinutes - 1);
      await work();
      expect(receiver.received).toHaveLength(index + 1);
      wait(1);
      await work();
      expect(receiver.received).toHaveLength(index + 2);
    }
    expect(await log(id)).toMatchObject([{ state: 'FAILED', tries: 6 }]);
    wait(day);
    await work();
    expect(receiver.received).toHaveLength(6);
    expect(new Set(ids())).toEqual(new Set([first?.headers['webhook-id']]));
    expect(new Set(receiver.received.map(({ body }) => body))).toEqual(new Set([first?.body]));
    // Staff have nothing to do about it.
    const { rows } = await service.database.pool.query(
      `select given_up_at from outbox where kind = 'webhook_delivery' and given_up_at is not null`,
    );
    expect(rows).toEqual([]);
  });

  test('is forgotten after a success', async () => {
    const { id } = await made();
    await requestWith(500);
    expect((await list())[0]?.failingSince).toBe(clock.toISOString());
    wait(1);
    await work();
    expect(await log(id)).toMatchObject([
      { state: 'DELIVERED', tries: 2, status: 204, failure: null },
    ]);
    expect((await list())[0]?.failingSince).toBeNull();
  });
});

describe('a webhook', () => {
  const readNotices = async () =>
    (
      await service.executor
        .selectFrom('notices')
        .select(['kind', 'params'])
        .where('kind', '=', 'webhook_off')
        .where('member_id', '=', pair.ownerId)
        .execute()
    ).map(({ params }) => params);

  /** Lets a delivery run through all its attempts. */
  async function runOut(): Promise<void> {
    for (const minutes of [0, 1, 5, 30, 120, 720]) {
      wait(minutes);
      await work();
    }
  }

  test('without a success for three days is switched off, and its member notified', async () => {
    const { id } = await made();
    receiver.answers.push(...Array<number>(12).fill(503));
    await requestWith();
    await runOut();
    expect((await list())[0]?.state).toBe('ACTIVE');
    wait(3 * day);
    await renew('borrower');
    await renew('owner');
    await pair.request({ startDate: '2026-08-10', endDate: '2026-08-12' });
    await runOut();
    expect((await list())[0]?.state).toBe('SWITCHED_OFF');
    expect(await readNotices()).toEqual([{ host: new URL(receiver.url).host }]);
    const { data } = await service.graphql(documents.notifications, {}, pair.tokens.owner);
    expect(JSON.stringify(data)).toContain('WEBHOOK_OFF');
    await pause(id, false);
    expect(await list()).toMatchObject([{ state: 'ACTIVE', failingSince: null }]);
  });

  test('that answers 410 is switched off immediately', async () => {
    const { id } = await made();
    await requestWith(410);
    expect((await list())[0]?.state).toBe('SWITCHED_OFF');
    expect(await log(id)).toMatchObject([{ state: 'FAILED', status: 410, failure: 'GONE' }]);
    expect(await readNotices()).toHaveLength(1);
    wait(day);
    await work();
    expect(receiver.received).toHaveLength(1);
  });

  test('that is paused gets nothing, also later', async () => {
    const { id } = await made();
    await requestWith(500);
    expect((await pause(id, true)).webhook?.state).toBe('PAUSED');
    wait(1);
    await work();
    expect(receiver.received).toHaveLength(1);
    expect(await log(id)).toMatchObject([{ state: 'FAILED', failure: 'OFF' }]);
    expect((await ping(id)).delivery).toBeNull();
    await pause(id, false);
    wait(day);
    await work();
    expect(receiver.received).toHaveLength(1);
  });

  test('that is removed gets nothing and has no log', async () => {
    const { id } = await made();
    await requestWith(500);
    await service.graphql(documents.removeWebhook, { id }, pair.tokens.owner);
    wait(1);
    await work();
    expect(receiver.received).toHaveLength(1);
    expect(await log(id)).toEqual([]);
    expect(await list()).toEqual([]);
  });

  test('of another member cannot be used', async () => {
    const { id } = await made();
    await ping(id);
    await work();
    const [delivery] = await log(id);
    expect(await log(id, 'borrower')).toEqual([]);
    expect((await ping(id, 'borrower')).delivery).toBeNull();
    expect((await replay(delivery?.id ?? '', 'borrower')).delivery).toBeNull();
    await service.graphql(documents.removeWebhook, { id }, pair.tokens.borrower);
    await service.graphql(documents.pauseWebhook, { id, paused: true }, pair.tokens.borrower);
    expect(await list()).toMatchObject([{ state: 'ACTIVE' }]);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a test', () => {
  test('is sent once, also when it fails', async () => {
    const { id } = await made(['MESSAGES']);
    receiver.answers.push(500);
    await ping(id);
    await work();
    expect(await log(id)).toMatchObject([{ type: 'ping', state: 'FAILED', status: 500 }]);
    wait(day);
    await work();
    expect(types()).toEqual(['ping']);
    expect((await list())[0]?.failingSince).toBeNull();
  });
});

describe('a replay', () => {
  test('sends a delivery again with its id, also one that arrived', async () => {
    const { id } = await made();
    await requestWith();
    const [delivery] = await log(id);
    for (let count = 0; count < 2; count += 1) {
      expect((await replay(delivery?.id ?? '')).errors).toEqual([]);
      await work();
    }
    expect(new Set(ids())).toEqual(new Set([delivery?.messageId]));
    expect(receiver.received).toHaveLength(3);
    expect(await log(id)).toMatchObject([{ state: 'DELIVERED', tries: 1 }]);
  });

  test('of a delivery that waits is refused', async () => {
    const { id } = await made();
    await requestWith(500);
    const [delivery] = await log(id);
    expect((await replay(delivery?.id ?? '')).errors).toEqual([
      'This delivery cannot be sent again now. It may still be waiting, or its webhook is paused.',
    ]);
  });

  test('is repeated like the first round when it fails', async () => {
    const { id } = await made();
    await requestWith();
    const [delivery] = await log(id);
    receiver.answers.push(500);
    await replay(delivery?.id ?? '');
    await work();
    expect(await log(id)).toMatchObject([{ state: 'WAITING', tries: 1 }]);
    wait(1);
    await work();
    expect(await log(id)).toMatchObject([{ state: 'DELIVERED', tries: 2 }]);
  });
});

test('two processes send a delivery once', async () => {
  const { id } = await made();
  const sender = createWebhookSender('loopback');
  const outbox = startOutbox({
    executor: service.executor,
    handlers: {
      webhook_delivery: deliverWebhook({
        executor: service.executor,
        sender,
        now: () => clock,
        onTried: () => undefined,
      }),
    },
    now: () => clock,
    log: pino({ level: 'silent' }),
    outcomes: createMetrics().jobs,
  });
  await Promise.all([1, 2, 3, 4, 5].map(() => ping(id)));
  outbox.wake();
  service.outbox.wake();
  await Promise.all([outbox.settled(), service.outbox.settled()]);
  expect(ids()).toHaveLength(5);
  expect(new Set(ids()).size).toBe(5);
  await outbox.stop();
  sender.close();
});

test('the log is deleted after 30 days, and counted until then', async () => {
  const { id } = await made();
  receiver.answers.push(500);
  await ping(id);
  await work();
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  expect(metrics).toMatch(/^skuret_webhook_deliveries_waiting \d+$/m);
  expect(metrics).toMatch(/^skuret_webhook_deliveries_failed \d+$/m);
  expect(metrics).toMatch(/^skuret_webhooks_failing \d+$/m);
  wait(30 * day - 1);
  await deleteOldDeliveries(service.executor, clock);
  const count = async () =>
    (await service.executor.selectFrom('webhook_deliveries').select('id').execute()).length;
  expect(await count()).toBe(1);
  wait(2);
  await deleteOldDeliveries(service.executor, clock);
  expect(await count()).toBe(0);
});
