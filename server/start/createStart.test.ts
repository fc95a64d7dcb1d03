import { createBaseUrl } from './createBaseUrl';
import { createStart } from './createStart';

test('runs clean-ups in reverse order, each once', async () => {
  const start = createStart({ logLevel: 'silent' });
  const done: string[] = [];
  start.onStop(() => void done.push('database'));
  start.onStop(async () => void done.push('outbox'));
  await start.cleanUp();
  await start.cleanUp();
  expect(done).toEqual(['outbox', 'database']);
});

test('keeps scheduled jobs by interval, in the order of registration', () => {
  const start = createStart({ logLevel: 'silent' });
  const [first, second, other] = [async () => {}, async () => {}, async () => {}];
  start.schedule('frequent', first);
  start.schedule('hourly', other);
  start.schedule('frequent', second);
  expect(start.jobs).toEqual({ frequent: [first, second], hourly: [other] });
});

test('without a public URL, uses the local URL once the service listens', () => {
  const baseUrl = createBaseUrl(undefined);
  expect(() => baseUrl.get()).toThrow('The service has no URL until it listens');
  baseUrl.listensAt('http://127.0.0.1:4000');
  expect(baseUrl.get()).toBe('http://127.0.0.1:4000');
});

test('uses the public URL as base URL', () => {
  const baseUrl = createBaseUrl('https://skuret.example');
  baseUrl.listensAt('http://127.0.0.1:4000');
  expect(baseUrl.get()).toBe('https://skuret.example');
});
