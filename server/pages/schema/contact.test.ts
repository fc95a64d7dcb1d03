import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { deleteOldAccountRows } from '../../start/deleteExpiredRows';
import { confirmNewsletter } from '../records/contact';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    rateLimits: {
      account: 0,
      address: 0,
      listings: 0,
      messages: 4,
      written: 0,
      conversationsFromAddress: 0,
      mutations: 0,
      links: 0,
    },
    trustedProxies: 1,
  });
});
afterAll(() => service.close());

const send = async (variables: object, address = '203.0.113.1') => {
  const { data, errors } = await service.graphql(
    `mutation ($name: String!, $email: String!, $subject: String!, $message: String!) {
      sendContactMessage(name: $name, email: $email, subject: $subject, message: $message) { errors } }`,
    variables,
    '',
    { 'x-forwarded-for': address },
  );
  expect(errors).toEqual([]);
  return data.sendContactMessage.errors;
};
const subscribe = async (email: string, address: string) => {
  const { data } = await service.graphql(
    'mutation ($email: String!) { subscribeNewsletter(email: $email) { errors } }',
    { email },
    '',
    { 'x-forwarded-for': address },
  );
  return data.subscribeNewsletter.errors;
};

const message = {
  name: 'Ane',
  email: 'ane@example.dk',
  subject: 'Åbningstider',
  message: 'Hvornår\nsvarer I?',
};
const kept = () => service.executor.selectFrom('contact_messages').selectAll().execute();

test('stores a message for the operator as it was written', async () => {
  expect(await send({ ...message, name: ' Ane ' })).toEqual([]);
  expect(await kept()).toMatchObject([message]);
});

test.each<[label: string, wrong: object, sentences: string[]]>([
  ['a blank name', { name: ' ' }, ['Name is required.']],
  ['a missing e-mail', { email: '' }, ['Email is required.']],
  ['an incomplete e-mail', { email: 'ane@' }, ['Email is not a valid address.']],
  ['a missing subject', { subject: '' }, ['Subject is required.']],
  ['an invisible message', { message: '\u200b' }, ['Message is required.']],
  ['a name of 121 characters', { name: 'x'.repeat(121) }, ['Name may be at most 120 characters.']],
  [
    'a subject of 201 characters',
    { subject: 'x'.repeat(201) },
    ['Subject may be at most 200 characters.'],
  ],
  [
    'a message of 5,001 characters',
    { message: 'x'.repeat(5_001) },
    ['Message may be at most 5,000 characters.'],
  ],
  [
    'neither name nor message',
    { name: '', message: '' },
    ['Name is required.', 'Message is required.'],
  ],
])('rejects %s with the reason and stores nothing', async (_label, wrong, sentences) => {
  const before = await kept();
  expect(await send({ ...message, ...wrong }, '203.0.113.2')).toEqual(sentences);
  expect(await kept()).toEqual(before);
});

test('sends the newsletter to confirmed e-mails only', async () => {
  for (const email of ['bo@example.dk', ' Bo@Example.dk ', 'bo@example.dk']) {
    expect(await subscribe(email, '203.0.113.3')).toEqual([]);
  }
  expect(await subscribe('bo', '203.0.113.3')).toEqual(['Email is not a valid address.']);
  const subscriptions = () =>
    service.executor
      .selectFrom('newsletter_subscriptions')
      .select(['email', 'confirmed_at'])
      .execute();
  // Typing an address does not subscribe it: its holder is asked by mail, once a day.
  expect(await subscriptions()).toEqual([{ email: 'bo@example.dk', confirmed_at: null }]);
  await service.outbox.settled();
  const mails = await service.executor
    .selectFrom('kept_mails')
    .selectAll()
    .where('recipient', '=', 'bo@example.dk')
    .execute();
  expect(mails).toHaveLength(1);
  const [path = ''] = /\/newsletter\/[\w.-]+/.exec(JSON.stringify(mails[0])) ?? [];
  const opened = await fetch(service.url + path);
  expect(await opened.text()).toContain('<button type="submit">Yes, send me the newsletter');
  expect(await subscriptions()).toEqual([{ email: 'bo@example.dk', confirmed_at: null }]);
  expect((await fetch(`${service.url}${path}x`, { method: 'POST' })).status).toBe(404);
  const confirmed = await fetch(service.url + path, { method: 'POST' });
  expect(await confirmed.text()).toContain('You will get the newsletter');
  expect(await subscriptions()).toEqual([
    { email: 'bo@example.dk', confirmed_at: expect.any(Date) },
  ]);
});

test('limits messages per IP address and hour', async () => {
  const address = '203.0.113.4';
  for (let round = 0; round < 3; round += 1) expect(await send(message, address)).toEqual([]);
  expect(await subscribe('cecilie@example.dk', address)).toEqual([]);
  const before = await kept();
  expect(await send(message, address)).toEqual([
    'We have received many messages from here in the last hour. Please try again in 60 minutes.',
  ]);
  expect(await kept()).toEqual(before);
  expect(await send(message, '203.0.113.5')).toEqual([]);
});

describe('a recording', () => {
  const document = `mutation ($name: String!, $email: String!, $subject: String!, $message: String!, $recording: String) {
    sendContactMessage(name: $name, email: $email, subject: $subject, message: $message, recording: $recording) { errors } }`;
  const makeRecording = (changes: object = {}) =>
    JSON.stringify({
      app: 'Skuret',
      version: 'main.1.js',
      times: [1, 2],
      preloadedState: JSON.stringify({ address: { pathname: '/' }, auth: { token: 'a.b.c' } }),
      payload: JSON.stringify([
        { type: 'toasts/shown', payload: { text: '<b>Gemt</b> hos bo@example.dk' } },
        { type: 'auth/tokenReceived', payload: 'a.b.c' },
      ]),
      ...changes,
    });
  const attach = async (recording: string, token: string, address: string) => {
    const headers = { 'x-forwarded-for': address };
    const answer = await service.graphql(document, { ...message, recording }, token, headers);
    return answer.errors[0]?.extensions?.['code'] ?? answer.data.sendContactMessage.errors;
  };
  const recordings = () => service.executor.selectFrom('contact_recordings').selectAll().execute();

  test('of a member is stored with the message, masked again, and deleted after 90 days', async () => {
    const token = await service.signUp();
    expect(await attach(makeRecording({ note: 'bo@example.dk' }), token, '203.0.113.6')).toEqual(
      [],
    );
    const messageId = Math.max(...(await kept()).map(({ id }) => id));
    const [stored] = await recordings();
    expect(stored?.message_id).toBe(messageId);
    const { preloadedState, payload, ...rest } = JSON.parse(stored?.recording ?? '');
    expect(rest).toEqual({ app: 'Skuret', version: 'main.1.js', times: [1, 2] });
    expect(JSON.parse(preloadedState)).toEqual({
      address: { pathname: '/' },
      auth: { token: '•••' },
    });
    expect(JSON.parse(payload)).toEqual([
      { type: 'toasts/shown', payload: { text: '<b>Gemt</b> hos b•••@e•••' } },
      { type: 'auth/tokenReceived', payload: '•••' },
    ]);

    const daysLater = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
    await deleteOldAccountRows(service.executor, daysLater(89));
    expect(await recordings()).toHaveLength(1);
    await deleteOldAccountRows(service.executor, daysLater(91));
    expect(await recordings()).toEqual([]);
    expect((await kept()).map(({ id }) => id)).toContain(messageId);
  });

  test('of a visitor is refused, and nothing is stored', async () => {
    const before = await kept();
    expect(await attach(makeRecording(), '', '203.0.113.7')).toBe('UNAUTHENTICATED');
    expect(await kept()).toEqual(before);
  });

  const foreign =
    'The file is not a recording of Skuret, or it is incomplete. Remove it, or save the recording again.';
  test.each<[label: string, recording: string, sentence: string]>([
    ['of another app', makeRecording({ app: 'Todo' }), foreign],
    ['that is cut', makeRecording().slice(0, -9), foreign],
    ['of nothing', '{"payload":"[]","preloadedState":"{}"}', foreign],
    ['of DevTools’ own state', '{"actionsById":{},"computedStates":[]}', foreign],
    ['that is markup', '<script>alert(1)</script>', foreign],
    [
      'of lists in lists',
      makeRecording({
        payload: `[{"type":"a","payload":${'['.repeat(99_999)}${']'.repeat(99_999)}}]`,
      }),
      foreign,
    ],
    [
      'of 800 kB',
      makeRecording({ payload: JSON.stringify([{ type: 'a', payload: 'x'.repeat(800_000) }]) }),
      'The recording is larger than 700 kB. Save a shorter one: reload the page, and save it right after it happened.',
    ],
    [
      'that is larger once it is masked',
      makeRecording({ payload: JSON.stringify([{ type: 'a', payload: Array(90_000).fill('x') }]) }),
      'The recording is larger than 700 kB. Save a shorter one: reload the page, and save it right after it happened.',
    ],
  ])(
    '%s is rejected with the message, and nothing is stored',
    async (_label, recording, sentence) => {
      const token = await service.signUp();
      const before = await kept();
      expect(await attach(recording, token, '203.0.113.8')).toEqual([sentence]);
      expect(await kept()).toEqual(before);
    },
  );

  test('is the eleventh of a member: it is not stored, and the message alone is', async () => {
    const token = await service.signUp();
    for (let round = 0; round < 10; round += 1) {
      expect(await attach(makeRecording(), token, `203.0.113.${100 + round}`)).toEqual([]);
    }
    const address = '203.0.113.110';
    expect(await attach(makeRecording(), token, address)).toEqual([
      'We have 10 recordings from you already. Remove this one and send the message, and we will ask for the recording if we need it.',
    ]);
    expect(await send(message, address)).toEqual([]);
    expect(await recordings()).toHaveLength(10);
  });
});

test('rejects the confirmation of a deleted e-mail', async () => {
  expect(await confirmNewsletter(service.executor, 999_999, new Date())).toBe(false);
});
