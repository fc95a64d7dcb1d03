import { getHeapSpaceStatistics } from 'node:v8';
import { createContexts, type RequestHead, type Services } from './context';

const head: RequestHead = {
  authorization: undefined,
  idempotencyKey: undefined,
  address: '127.0.0.1',
  userAgent: '',
  requestId: undefined,
};

/** Enough services to make a copy of them as expensive as that of all. */
const services = Object.fromEntries(
  Array.from({ length: 40 }, (_value, index) => [`service${index}`, () => index]),
) as unknown as Services;

const oldGenerationBytes = () =>
  getHeapSpaceStatistics().find((space) => space.space_name === 'old_space')?.space_used_size ?? 0;

it('leaves nothing of finished requests in the old generation', () => {
  const createContext = createContexts(services);
  const before = oldGenerationBytes();
  for (let request = 0; request < 20_000; request += 1) createContext(head);
  expect(oldGenerationBytes() - before).toBeLessThan(20_000_000);
});
