/** The addresses to which the service pushes, with the settings of production. */

import * as documents from '../../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { type PushService, startPushService } from '../../../tests/helpers/startPushService';
import { notify } from '../notify';

let pushService: PushService;
let service: TestService;
let token: string;
beforeAll(async () => {
  pushService = await startPushService();
  service = await startTestService({ logLevel: 'silent' });
  token = await service.signUp();
});
afterAll(async () => {
  await service.close();
  await pushService.close();
});

const subscribe = async (endpoint: string) => {
  const { subscription } = pushService.subscribe('x');
  const input = { ...subscription, endpoint };
  return service.graphql(documents.subscribePush, { input }, token, { 'accept-language': 'da' });
};

async function expectRefused(endpoint: string) {
  const { data } = await subscribe(endpoint);
  expect(data.subscribePush).toEqual({
    push: null,
    errors: ['Vi kan ikke sende pushnotifikationer til denne browser.'],
  });
  const renewed = await service.graphql(documents.renewPush, {
    endpoint: 'https://push.example.com/a',
    auth: 'x',
    input: { ...pushService.subscribe('x').subscription, endpoint },
  });
  expect(renewed.data.renewPush.errors).toHaveLength(1);
}

test.each([
  'http://push.example.com/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://127.1/a',
  'https://2130706433/a',
  'https://[::1]/a',
  'https://10.0.0.7/a',
  'https://93.184.216.34/a',
  'https://metadata.google.internal/a',
  'https://skuret.local/a',
  'https://push.example.com:8443/a',
  'https://name:word@push.example.com/a',
  'https://push.example.com/a#b',
  'ftp://push.example.com/a',
  'intranet',
])('rejects the push URL %s', expectRefused);

test('rejects a push URL of 2,000 characters', () =>
  expectRefused(`https://push.example.com/${'a'.repeat(2_000)}`));

test('creates the keys once and stores them', async () => {
  const [one, another] = await Promise.all(
    [1, 2].map(() => service.graphql(documents.push, {}, token)),
  );
  expect(one?.data.push.key).toMatch(/^B[\w-]{86}$/);
  expect(another?.data.push.key).toBe(one?.data.push.key);
  const kept = await service.executor.selectFrom('push_keys').select('public_key').execute();
  expect(kept).toEqual([{ public_key: one?.data.push.key }]);
});

test('does not send to a stored URL that is not allowed', async () => {
  const stored = await subscribe('https://push.example.com/a');
  expect(stored.data.subscribePush.errors).toEqual([]);
  await service.executor
    .updateTable('push_subscriptions')
    .set({ endpoint: `${pushService.url}/a` })
    .execute();
  const { member_id: memberId } = await service.executor
    .selectFrom('push_subscriptions')
    .select('member_id')
    .executeTakeFirstOrThrow();
  await service.executor.transaction().execute((transaction) =>
    notify(
      transaction,
      {
        memberId,
        kind: 'booking_requested',
        params: { member: 'Jonas', tool: 'Slagbor', start: '2031-03-06', end: '2031-03-08' },
        once: 'booking 1 requested',
        from: null,
      },
      new Date(),
    ),
  );
  service.outbox.wake();
  await service.outbox.settled();
  const [job] = await service.executor
    .selectFrom('outbox')
    .select('last_error')
    .where('kind', '=', 'notice_push')
    .execute();
  expect(job).toEqual({ last_error: 'The push endpoint is not allowed' });
});
