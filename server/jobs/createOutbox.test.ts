import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { createMetrics } from '../observe/createMetrics';
import { createOutbox } from './createOutbox';
import type { OutboxHandlers } from './jobs';
import { insertJob } from './outbox';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

test('sends two deliveries of a member at once, so that others do not wait for their server', async () => {
  const { executor } = service;
  const members = [...Array.from({ length: 30 }, () => 1), 2];
  for (const [index, memberId] of members.entries()) {
    const payload = { deliveryId: index, memberId };
    await insertJob(executor, { once: `delivery ${index}`, kind: 'webhook_delivery', payload });
  }
  const outbox = createOutbox({
    executor,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    outcomes: createMetrics().jobs,
    pollMs: 3_600_000,
  });
  const begun: number[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const handlers: Pick<OutboxHandlers, 'webhook_delivery'> = {
    webhook_delivery: ({ memberId }) => {
      begun.push(memberId);
      return answered;
    },
  };
  outbox.start(handlers as OutboxHandlers);
  while (begun.length === 0) await nextTurn();
  expect([...begun].sort()).toEqual([1, 1, 2]);
  answer();
  await outbox.settled();
  expect(begun).toHaveLength(members.length);
  await outbox.stop();
});
