import * as documents from '../../../tests/helpers/service/documents';
import {
  password,
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import {
  type FakeBrowser,
  type PushService,
  startPushService,
} from '../../../tests/helpers/startPushService';
import { type NotificationInput, notify } from '../notify';

const second = 1_000;
const noon = new Date('2031-03-03T12:00:00Z');
let clock = noon;
const wait = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * second);
};

let pushService: PushService;
let service: TestService;
const owner = { id: 0, token: '', email: 'mette.holm@skuret.example' };
const other = { id: 0, token: '', email: 'jonas@skuret.example' };
type Person = typeof owner;

async function signUp(person: Person): Promise<void> {
  person.token = await service.signUp(person.email);
  const me = await service.graphql(documents.currentUser, {}, person.token);
  person.id = Number(me.data.currentUser.id);
}

beforeAll(async () => {
  pushService = await startPushService();
  service = await startTestService({
    now: () => clock,
    push: { keys: undefined, endpoints: 'any' },
    publicUrl: 'https://skuret.example',
    logLevel: 'silent',
  });
  await signUp(owner);
  await signUp(other);
});
afterAll(async () => {
  await service.close();
  await pushService.close();
});
beforeEach(() => {
  clock = noon;
});
afterEach(async () => {
  pushService.pushed.splice(0);
  pushService.answers.splice(0);
  for (const table of ['outbox', 'notices', 'push_subscriptions', 'kept_mails'] as const) {
    await service.executor.deleteFrom(table).execute();
  }
  await service.executor
    .updateTable('users')
    .set({ language: 'asGiven', push_notices: true })
    .execute();
});

async function ask(person: Person, endpoint: string | null = null) {
  const answer = await service.graphql(documents.push, { endpoint }, person.token);
  expect(answer.errors).toEqual([]);
  return answer.data.push;
}

const store = (person: Person, { subscription }: FakeBrowser) =>
  service.graphql(documents.subscribePush, { input: subscription }, person.token);

/** Turns push on for a person in a new browser. */
async function turnOn(person: Person): Promise<FakeBrowser> {
  const browser = pushService.subscribe((await ask(person)).key);
  const { data } = await store(person, browser);
  expect(data.subscribePush).toMatchObject({ errors: [], push: { isSubscribed: true } });
  return browser;
}

const listEndpoints = async (person: Person) =>
  (
    await service.executor
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('member_id', '=', person.id)
      .orderBy('id')
      .execute()
  ).map(({ endpoint }) => endpoint);

async function work(): Promise<void> {
  service.outbox.wake();
  await service.outbox.settled();
}

const tell = (what: NotificationInput) =>
  service.executor.transaction().execute((transaction) => notify(transaction, what, clock));

/** The notification of a message to the owner. */
const message = (number: number, conversation = 1): NotificationInput => ({
  memberId: owner.id,
  kind: 'message_received',
  params: { member: 'Jonas Kjeldsen', tool: 'Slagbor' },
  once: `message ${number}`,
  subject: `conversation ${conversation}`,
  address: `/conversation/${conversation}`,
  from: null,
});

const booking = (number = 1): Extract<NotificationInput, { kind: 'booking_requested' }> => ({
  memberId: owner.id,
  kind: 'booking_requested',
  params: { member: 'Jonas', tool: 'Slagbor', start: '2031-03-06', end: '2031-03-08' },
  once: `booking ${number} requested`,
  address: '/dashboard?tab=rentals',
  from: null,
});

const titles = () => pushService.pushed.map((each) => each.message.title);
const jobs = () =>
  service.executor
    .selectFrom('outbox')
    .select(['done_at', 'given_up_at', 'last_error', 'tries'])
    .where('kind', '=', 'notice_push')
    .orderBy('id')
    .execute();

describe('push notification', () => {
  test('has the text, language and link of the in-app notification', async () => {
    const { subscription } = await turnOn(owner);
    await tell(booking());
    await work();
    await service.graphql(documents.saveSettings, { input: { language: 'ENGLISH' } }, owner.token);
    await tell(booking(2));
    await work();
    expect(pushService.pushed.map((each) => each.message)).toMatchObject([
      {
        title: 'Jonas vil låne Slagbor',
        body: 'Jonas vil låne Slagbor 6.–\u20608.\u00a0marts\u00a02031.',
        lang: 'da',
        address: '/dashboard?tab=rentals',
      },
      {
        title: 'Jonas wants to borrow Slagbor',
        body: 'Jonas wants to borrow Slagbor, 6–\u20608\u00a0March\u00a02031.',
        lang: 'en',
        address: '/dashboard?tab=rentals',
      },
    ]);
    const [first, second] = pushService.pushed;
    expect(first?.endpoint).toBe(subscription.endpoint);
    expect(first?.headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(first?.claims).toMatchObject({
      aud: pushService.url,
      sub: 'https://skuret.example',
    });
    // Notifications of different bookings do not replace each other.
    expect(second?.message.tag).not.toBe(first?.message.tag);
  });

  test('reaches every browser of the member, and no other member’s', async () => {
    const mine = [await turnOn(owner), await turnOn(owner)];
    await turnOn(other);
    await tell(booking());
    await work();
    expect(pushService.pushed.map(({ endpoint }) => endpoint).sort()).toEqual(
      mine.map(({ subscription }) => subscription.endpoint).sort(),
    );
    expect(await ask(owner)).toMatchObject({ isSubscribed: false, devices: 2 });
  });

  test('is sent for a message through the whole service', async () => {
    await turnOn(owner);
    const begun = await service.graphql(
      documents.startConversation,
      { memberId: String(owner.id) },
      other.token,
    );
    const conversationId = begun.data.startConversation.conversation.id;
    const sent = await service.graphql(
      documents.sendMessage,
      { conversationId, content: 'Er den ledig?', clientId: 'a', pictures: [] },
      other.token,
    );
    expect(sent.data.sendMessage.errors).toEqual([]);
    wait(5);
    await work();
    expect(pushService.pushed.map((each) => each.message)).toMatchObject([
      {
        title: 'Ny besked fra Karla Test',
        body: 'Karla Test har sendt dig en besked.',
        address: `/conversation/${conversationId}`,
      },
    ]);
  });

  test('of a conversation replaces the previous one and combines messages', async () => {
    await turnOn(owner);
    for (const number of [1, 2, 3]) await tell(message(number));
    await work();
    expect(pushService.pushed).toEqual([]);
    wait(5);
    await work();
    expect(titles()).toEqual(['3 nye beskeder fra Jonas Kjeldsen']);
    await tell(message(4));
    await tell(message(5, 2));
    wait(5);
    await work();
    expect(titles().slice(1).sort()).toEqual([
      '4 nye beskeder fra Jonas Kjeldsen',
      'Ny besked fra Jonas Kjeldsen',
    ]);
    const [first, ...later] = pushService.pushed;
    const [again] = later.filter((each) => each.message.title.startsWith('4'));
    const [elsewhere] = later.filter((each) => each.message.title.startsWith('Ny'));
    expect(again?.headers['topic']).toBe(first?.headers['topic']);
    expect(again?.message.tag).toBe(first?.message.tag);
    expect(elsewhere?.headers['topic']).not.toBe(first?.headers['topic']);
  });

  test('is not delayed by further messages', async () => {
    await turnOn(owner);
    for (const number of [1, 2, 3, 4]) {
      await tell(message(number));
      wait(3);
    }
    // The first message is long overdue, the last is not due yet.
    await work();
    expect(titles()).toEqual(['4 nye beskeder fra Jonas Kjeldsen']);
  });

  test('is not sent for read notifications or other kinds', async () => {
    await turnOn(owner);
    await tell(message(1));
    await service.executor.updateTable('notices').set({ read_at: clock }).execute();
    await tell({
      memberId: owner.id,
      kind: 'email_refused',
      params: { email: 'a@b.dk' },
      once: 'refused',
      from: null,
    });
    wait(5);
    await work();
    expect(pushService.pushed).toEqual([]);
  });
});

test('is not sent for a muted topic', async () => {
  await turnOn(owner);
  const choose = (mutedPushes: string[]) =>
    service.graphql(documents.saveSettings, { input: { mutedPushes } }, owner.token);
  await choose(['MESSAGES']);
  await tell(message(1));
  await tell(booking());
  wait(5);
  await work();
  expect(pushService.pushed).toHaveLength(1);
  await choose([]);
});

describe('no push notification', () => {
  test('is sent after push was turned off while one was waiting', async () => {
    await turnOn(owner);
    await tell(message(1));
    await service.graphql(
      documents.saveSettings,
      { input: { pushNotifications: false } },
      owner.token,
    );
    await tell(booking());
    wait(5);
    await work();
    expect(pushService.pushed).toEqual([]);
    expect(await ask(owner)).toMatchObject({ isSubscribed: false, devices: 0 });
    // The person turns push on again.
    await turnOn(owner);
    await tell(booking(2));
    await work();
    expect(pushService.pushed).toHaveLength(2);
  });

  test('is sent to a signed-out browser, but to the member’s others', async () => {
    const home = await turnOn(owner);
    const here = { ...owner, token: await service.signIn(owner.email, password) };
    await turnOn(here);
    await service.graphql(documents.signOut, {}, here.token);
    expect(await listEndpoints(owner)).toEqual([home.subscription.endpoint]);
  });

  test('is sent where push is turned off, in one browser or all', async () => {
    const [first, second, third] = [await turnOn(owner), await turnOn(owner), await turnOn(owner)];
    const kept = await turnOn(other);
    const off = (endpoint: string | null) =>
      service.graphql(documents.unsubscribePush, { endpoint }, owner.token);
    const { data } = await off(first.subscription.endpoint);
    expect(data.unsubscribePush).toMatchObject({
      errors: [],
      push: { isSubscribed: false, devices: 2 },
    });
    expect(await listEndpoints(owner)).toEqual([
      second.subscription.endpoint,
      third.subscription.endpoint,
    ]);
    // A member cannot turn off another member's subscription.
    await off(kept.subscription.endpoint);
    await off(null);
    expect(await listEndpoints(owner)).toEqual([]);
    expect(await listEndpoints(other)).toEqual([kept.subscription.endpoint]);
  });
});

describe('push service', () => {
  test.each([404, 410])('with status %i removes the subscription', async (status) => {
    await turnOn(owner);
    pushService.answers.push(status);
    await tell(booking());
    await work();
    expect(await listEndpoints(owner)).toEqual([]);
    expect(await jobs()).toMatchObject([{ last_error: null, given_up_at: null }]);
  });

  test.each([429, 500, 503, 403, 302])('with status %i is retried later', async (status) => {
    await turnOn(owner);
    pushService.answers.push(status);
    await tell(booking());
    await work();
    expect(await jobs()).toMatchObject([
      { done_at: null, tries: 1, last_error: `The push service answered ${status}` },
    ]);
    expect(await listEndpoints(owner)).toHaveLength(1);
    wait(60);
    await work();
    expect(titles()).toEqual(['Jonas vil låne Slagbor']);
    expect(await jobs()).toMatchObject([{ done_at: expect.any(Date), tries: 2 }]);
  });

  test.each([400, 413])('with status %i makes the push fail permanently', async (status) => {
    await turnOn(owner);
    pushService.answers.push(status);
    await tell(booking());
    await work();
    expect(await jobs()).toMatchObject([{ done_at: null, given_up_at: expect.any(Date) }]);
    expect(await listEndpoints(owner)).toHaveLength(1);
  });

  test('that is unreachable is retried later', async () => {
    const gone = await startPushService();
    const browser = gone.subscribe((await ask(owner)).key);
    await store(owner, browser);
    await gone.close();
    await tell(booking());
    await work();
    expect(await jobs()).toMatchObject([{ done_at: null, given_up_at: null, tries: 1 }]);
  });

  test('that is slow does not delay mails', async () => {
    await turnOn(owner);
    let answer: (status: number) => void = () => undefined;
    pushService.answers.push(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await tell(booking());
    const worked = work();
    const mails = () => service.executor.selectFrom('kept_mails').select('recipient').execute();
    for (let kept = await mails(); kept.length === 0; ) kept = await mails();
    expect(await jobs()).toMatchObject([{ done_at: null }]);
    answer(201);
    await worked;
    expect(titles()).toEqual(['Jonas vil låne Slagbor']);
  });

  test('rejects a push signed with an unexpected key', async () => {
    await turnOn(owner);
    await service.executor
      .updateTable('push_subscriptions')
      .set({ server_key: 'of another installation' })
      .execute();
    expect(await ask(owner)).toMatchObject({ devices: 0 });
    await tell(booking());
    await work();
    expect(pushService.pushed).toEqual([]);
    expect(await listEndpoints(owner)).toEqual([]);
  });
});

describe('push subscription', () => {
  test('is stored per browser, ten per member, dropping the oldest', async () => {
    const browsers: FakeBrowser[] = [];
    for (let number = 0; number < 11; number += 1) {
      wait(1);
      browsers.push(await turnOn(owner));
    }
    const [, , second] = browsers;
    if (second) await store(owner, second);
    const kept = browsers.slice(1).map(({ subscription }) => subscription.endpoint);
    expect((await listEndpoints(owner)).sort()).toEqual(kept.sort());
  });

  test('moves to the next member in the browser, but not by its URL alone', async () => {
    const browser = await turnOn(owner);
    const { endpoint } = browser.subscription;
    const stranger = pushService.subscribe((await ask(other)).key);
    const forged = { subscription: { ...stranger.subscription, endpoint } };
    const { data } = await store(other, forged);
    expect(data.subscribePush).toEqual({
      push: null,
      errors: ['We cannot send push notifications to this browser.'],
    });
    expect(await ask(other, endpoint)).toMatchObject({ isSubscribed: false });
    expect(await listEndpoints(owner)).toEqual([endpoint]);
    await store(other, browser);
    expect(await listEndpoints(owner)).toEqual([]);
    expect(await ask(other, endpoint)).toMatchObject({ isSubscribed: true });
  });

  test('can be replaced only with its secret', async () => {
    const { subscription } = await turnOn(owner);
    const next = pushService.subscribe((await ask(owner)).key).subscription;
    const renew = (auth: string) =>
      service.graphql(documents.renewPush, {
        endpoint: subscription.endpoint,
        auth,
        input: next,
      });
    expect((await renew(next.auth)).data.renewPush).toEqual({ renewed: false, errors: [] });
    expect(await listEndpoints(owner)).toEqual([subscription.endpoint]);
    expect((await renew(subscription.auth)).data.renewPush).toEqual({ renewed: true, errors: [] });
    await tell(booking());
    await work();
    expect(pushService.pushed.map(({ endpoint }) => endpoint)).toEqual([next.endpoint]);
  });

  test('with U+0000 in its URL is unknown', async () => {
    const { subscription } = await turnOn(owner);
    const next = pushService.subscribe((await ask(owner)).key).subscription;
    const nul = `${subscription.endpoint}\0`;
    const rejections = [
      await service.graphql(documents.push, { endpoint: nul }, owner.token),
      await service.graphql(documents.unsubscribePush, { endpoint: nul }, owner.token),
      await service.graphql(documents.renewPush, { ...subscription, endpoint: nul, input: next }),
      await service.graphql(documents.renewPush, { ...subscription, auth: '\0', input: next }),
      await store(owner, { subscription: { ...next, auth: `${next.auth}\0` } }),
      await store(owner, { subscription: { ...next, p256dh: `${next.p256dh}\0` } }),
    ];
    for (const { errors } of rejections) {
      expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
    }
    expect(await listEndpoints(owner)).toEqual([subscription.endpoint]);
  });

  test('requires valid encryption keys', async () => {
    const { subscription } = pushService.subscribe((await ask(owner)).key);
    const wrong = [
      { p256dh: '' },
      { p256dh: 'A'.repeat(87) },
      { auth: 'kort' },
      { auth: `${subscription.auth}A` },
    ];
    for (const part of wrong) {
      const { errors } = await store(owner, { subscription: { ...subscription, ...part } });
      expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
    }
    expect(await listEndpoints(owner)).toEqual([]);
  });
});
