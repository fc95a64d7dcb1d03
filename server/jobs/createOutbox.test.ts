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

afterEach(() => service.executor.deleteFrom('outbox').execute());

/** Starts an outbox, as of one more process, that runs jobs of these kinds. */
function start(handlers: Partial<OutboxHandlers>) {
  const outbox = createOutbox({
    executor: service.executor,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    outcomes: createMetrics().jobs,
    pollMs: 3_600_000,
  });
  outbox.start(handlers as OutboxHandlers);
  return outbox;
}

const storeMail = (linkId: number) =>
  insertJob(service.executor, { once: `link ${linkId}`, kind: 'link_mail', payload: { linkId } });

test('asks once for all queues, and claims only in the queue of a due job', async () => {
  const outbox = start({ link_mail: async () => undefined });
  await outbox.settled();
  const work = async () => {
    outbox.wake();
    await outbox.settled();
  };
  expect(await service.statementsOf(work)).toHaveLength(1);
  await storeMail(1);
  const statements = await service.statementsOf(work);
  expect(statements.filter((statement) => statement.includes('skip locked'))).toHaveLength(1);
  expect(statements).toHaveLength(4);
  await outbox.stop();
});

test('runs a job that a job of a later queue has stored', async () => {
  const called: string[] = [];
  const outbox = start({
    link_mail: async () => {
      const call = { once: 'call', kind: 'provider_call', payload: { key: 'refund' } };
      await insertJob(service.executor, call);
    },
    provider_call: async ({ key }) => void called.push(key),
  });
  await storeMail(1);
  outbox.wake();
  await outbox.settled();
  expect(called).toEqual(['refund']);
  await outbox.stop();
});

test('runs a job that was stored while its queue was running', async () => {
  const sent: number[] = [];
  const outbox = start({
    link_mail: async ({ linkId }) => {
      sent.push(linkId);
      if (linkId === 3) return;
      await storeMail(linkId + 1);
      outbox.wake();
    },
  });
  await storeMail(1);
  outbox.wake();
  await outbox.settled();
  expect(sent).toEqual([1, 2, 3]);
  await outbox.stop();
});

test('sends two deliveries of a member at once, so that others do not wait for their server', async () => {
  const { executor } = service;
  const members = [...Array.from({ length: 30 }, () => 1), 2];
  for (const [index, memberId] of members.entries()) {
    const payload = { deliveryId: index, memberId };
    await insertJob(executor, { once: `delivery ${index}`, kind: 'webhook_delivery', payload });
  }
  const begun: number[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const outbox = start({
    webhook_delivery: ({ memberId }) => {
      begun.push(memberId);
      return answered;
    },
  });
  while (begun.length === 0) await nextTurn();
  expect([...begun].sort()).toEqual([1, 1, 2]);
  answer();
  await outbox.settled();
  expect(begun).toHaveLength(members.length);
  await outbox.stop();
});
