import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { confirmNewsletter } from '../records/contact';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    rateLimits: {
      account: 0,
      address: 0,
      listings: 0,
      messages: 4,
      conversations: 0,
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

test('rejects the confirmation of a deleted e-mail', async () => {
  expect(await confirmNewsletter(service.executor, 999_999, new Date())).toBe(false);
});
