import type { LookupAddress, LookupAllOptions } from 'node:dns';
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../tests/helpers/startWebhookReceiver';
import { createPublicLookup } from '../push/pushEndpoint';
import { createWebhookSender } from './createWebhookSender';
import { makeWebhookSecret } from './signWebhook';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.splice(0);
  receiver.answers.splice(0);
});

const now = new Date('2031-03-03T12:00:00Z');
const toDelivery = (url: string) => ({
  id: 1,
  webhookId: 1,
  memberId: 1,
  url,
  secret: makeWebhookSecret(),
  offBecause: null,
  messageId: 'msg_1',
  type: 'ping',
  payload: '{}',
});

const sender = createWebhookSender('loopback', { timeoutMs: 200 });
afterAll(() => sender.close());

/** A resolver that has these addresses for every name. */
const resolveTo = (addresses: readonly string[]) =>
  createPublicLookup(((
    _name: string,
    _options: LookupAllOptions,
    callback: (error: null, found: LookupAddress[]) => void,
  ) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as Parameters<typeof createPublicLookup>[0]);

describe('the URL of a webhook', () => {
  const strict = createWebhookSender('public');

  test.each([
    ['http on the internet', 'http://hooks.example/a'],
    ['http on this machine', 'http://127.0.0.1:9000/'],
    ['another protocol', 'ftp://hooks.example/'],
    ['no URL', 'hooks.example'],
    ['nothing', ' '],
    ['a private IPv4 address', 'https://10.0.0.7/'],
    ['another private IPv4 address', 'https://192.168.1.1/'],
    ['a link-local IPv4 address', 'https://169.254.169.254/latest/meta-data'],
    ['a loopback IPv4 address', 'https://127.0.0.1/'],
    ['a short IPv4 address', 'https://127.1/'],
    ['a decimal IPv4 address', 'https://2130706433/'],
    ['an octal IPv4 address', 'https://0177.0.0.1/'],
    ['a hexadecimal IPv4 address', 'https://0x7f.1/'],
    ['a public IPv4 address', 'https://93.184.216.34/'],
    ['the IPv6 loopback address', 'https://[::1]/'],
    ['a private IPv6 address', 'https://[fd12::1]/'],
    ['a link-local IPv6 address', 'https://[fe80::1]/'],
    ['a mapped IPv4 address', 'https://[::ffff:127.0.0.1]/'],
    ['a name without a dot', 'https://localhost/'],
    ['a name of a local network', 'https://printer.local/'],
    ['a name of a cloud', 'https://metadata.google.internal/'],
    ['another port', 'https://hooks.example:8443/'],
    ['a password', 'https://name:word@hooks.example/'],
    ['a fragment', 'https://hooks.example/#a'],
    ['501 characters', `https://hooks.example/${'a'.repeat(479)}`],
  ])('is refused with %s', (_what, url) => {
    expect(strict.readUrl(url)).toBeNull();
  });

  test.each([
    ['https://hooks.example', 'https://hooks.example/'],
    [' https://Hooks.example/a?b=c ', 'https://hooks.example/a?b=c'],
    ['https://hooks.example:443/', 'https://hooks.example/'],
    ['https://bænk.example/', 'https://xn--bnk-yla.example/'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(strict.readUrl(typed)).toBe(stored);
  });

  test('may be http on this machine in development', () => {
    expect(sender.readUrl('http://localhost:9000/a')).toBe('http://localhost:9000/a');
    expect(sender.readUrl('http://[::1]:9000/')).toBe('http://[::1]:9000/');
    expect(sender.readUrl('http://10.0.0.7/')).toBeNull();
    expect(sender.readUrl('http://name@localhost/')).toBeNull();
  });

  test('that was stored under another rule is not used', async () => {
    expect(await strict.send(toDelivery(receiver.url), now)).toEqual({
      status: null,
      failure: 'PRIVATE',
    });
    expect(receiver.received).toEqual([]);
  });
});

describe('an attempt', () => {
  test('sends the headers of Standard Webhooks', async () => {
    const delivery = { ...toDelivery(`${receiver.url}/a`), payload: '{"word":"bænk"}' };
    expect(await sender.send(delivery, now)).toEqual({ status: 204, failure: null });
    expect(receiver.received).toEqual([
      {
        path: '/a',
        body: '{"word":"bænk"}',
        headers: expect.objectContaining({
          'content-type': 'application/json',
          'webhook-id': 'msg_1',
          'webhook-timestamp': '1930305600',
          'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
        }),
      },
    ]);
  });

  test.each([
    [301, 'REDIRECT'],
    [400, 'STATUS'],
    [410, 'GONE'],
    [500, 'STATUS'],
  ] as const)('with the status %s fails as %s', async (status, failure) => {
    receiver.answers.push(status);
    expect(await sender.send(toDelivery(receiver.url), now)).toEqual({ status, failure });
  });

  test('does not follow a redirect to a private address', async () => {
    const other = await startWebhookReceiver();
    receiver.answers.push({ redirect: `${other.url}/secret` });
    expect(await sender.send(toDelivery(receiver.url), now)).toEqual({
      status: 302,
      failure: 'REDIRECT',
    });
    expect(other.received).toEqual([]);
    await other.close();
  });

  test('reads no body', async () => {
    receiver.answers.push('endless body');
    expect(await sender.send(toDelivery(receiver.url), now)).toEqual({
      status: 200,
      failure: null,
    });
  });

  test('ends when the server does not answer', async () => {
    receiver.answers.push('silence');
    expect(await sender.send(toDelivery(receiver.url), now)).toEqual({
      status: null,
      failure: 'TIMEOUT',
    });
  });

  test('fails when the server is away', async () => {
    const gone = await startWebhookReceiver();
    await gone.close();
    expect(await sender.send(toDelivery(gone.url), now)).toEqual({
      status: null,
      failure: 'CONNECTION',
    });
  });

  test.each([
    [['10.0.0.7']],
    [['169.254.169.254']],
    [['127.0.0.1', '::1']],
    [['::ffff:10.0.0.7']],
    [['fd12::1', 'fe80::1']],
    [['64:ff9b::7f00:1']],
    [[]],
  ])('does not connect to a name that leads to %j', async (addresses) => {
    const strict = createWebhookSender('public', { lookup: resolveTo(addresses) });
    expect(await strict.send(toDelivery('https://hooks.example/'), now)).toEqual({
      status: null,
      failure: 'PRIVATE',
    });
    strict.close();
  });
});

test('of several addresses of a name only public ones are used', () => {
  const found: unknown[] = [];
  const lookup = resolveTo(['10.0.0.7', '2a00:1450::1', '8.8.8.8']);
  lookup('hooks.example', { all: true }, (_error, addresses) => found.push(addresses));
  lookup('hooks.example', {}, (_error, address, family) => found.push([address, family]));
  expect(found).toEqual([
    [
      { address: '2a00:1450::1', family: 6 },
      { address: '8.8.8.8', family: 4 },
    ],
    ['2a00:1450::1', 6],
  ]);
});
