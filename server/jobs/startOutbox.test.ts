import { sql } from 'kysely';
import { pino } from 'pino';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { createMetrics } from '../observe/createMetrics';
import { deleteEndedJobs } from '../start/deleteExpiredRows';
import { enqueue } from './enqueue';
import { GiveUp, type Handler } from './jobs';
import { claimJobs, insertJob } from './outbox';
import { type Outbox, startOutbox } from './startOutbox';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const minute = 60_000;
const noon = new Date('2031-03-03T12:00:00Z');
let clock = noon;
const wait = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * minute);
};

const open: Outbox[] = [];
beforeEach(() => {
  clock = noon;
});
afterEach(async () => {
  for (const outbox of open.splice(0)) await outbox.stop();
  await service.executor.deleteFrom('outbox').execute();
});

/** Starts an outbox, as of one more process, that runs jobs of the kind `test`. */
function start(test: Handler<{ n: number }>, outcomes = createMetrics().jobs): Outbox {
  const outbox = startOutbox({
    executor: service.executor,
    handlers: { test },
    now: () => clock,
    log: pino({ level: 'silent' }),
    outcomes,
  });
  open.push(outbox);
  return outbox;
}

const store = (once: string, n = 1, dueAt?: Date) =>
  insertJob(service.executor, {
    once,
    kind: 'test',
    payload: { n },
    ...(dueAt && { dueAt }),
  });

async function work(outbox: Outbox): Promise<void> {
  outbox.wake();
  await outbox.settled();
}

const rows = () => service.executor.selectFrom('outbox').selectAll().orderBy('id').execute();

test('runs a job stored twice under one key once, with the first payload', async () => {
  const done: [number, string][] = [];
  const outbox = start(async ({ n }, { once }) => void done.push([n, once]));
  await outbox.settled();
  await store('mail 1', 1);
  await store('mail 1', 2);
  await work(outbox);
  await store('mail 1', 3);
  await work(outbox);
  expect(done).toEqual([[1, 'mail 1']]);
  expect(await rows()).toMatchObject([{ tries: 1, done_at: noon, given_up_at: null }]);
});

test('stores no job of a transaction that was rolled back', async () => {
  const asked = service.executor.transaction().execute(async (transaction) => {
    await enqueue(transaction, { once: 'x', kind: 'notice_mail', payload: { noticeId: 1 } });
    throw new Error('changed my mind');
  });
  await expect(asked).rejects.toThrow('changed my mind');
  expect(await rows()).toEqual([]);
});

test('runs a delayed job only when it is due', async () => {
  let done = 0;
  const outbox = start(async () => {
    done += 1;
  });
  await store('later', 1, new Date(noon.getTime() + 3 * minute));
  wait(2);
  await work(outbox);
  expect(done).toBe(0);
  wait(1);
  await work(outbox);
  expect(done).toBe(1);
});

test('retries a failed job after 1, 5 and 30 minutes, 2 and 12 hours, then gives up', async () => {
  let tries = 0;
  const { registry, jobs } = createMetrics();
  const outbox = start(async () => {
    tries += 1;
    throw new Error(`no answer ${tries}`);
  }, jobs);
  await store('mail');
  await work(outbox);
  for (const minutes of [1, 5, 30, 120, 720]) {
    const before = tries;
    wait(minutes - 0.01);
    await work(outbox);
    expect(tries).toBe(before);
    wait(0.01);
    await work(outbox);
    expect(tries).toBe(before + 1);
  }
  expect(await rows()).toMatchObject([
    { tries: 6, done_at: null, given_up_at: clock, last_error: 'no answer 6' },
  ]);
  wait(100_000);
  await work(outbox);
  expect(tries).toBe(6);
  const text = await registry.metrics();
  expect(text).toContain('skuret_jobs_total{kind="test",outcome="put off"} 5');
  expect(text).toContain('skuret_jobs_total{kind="test",outcome="given up"} 1');
});

test('retries a failed job without delaying others', async () => {
  const done: number[] = [];
  const outbox = start(async ({ n }) => {
    if (n === 1 && clock === noon) throw new Error('away');
    done.push(n);
  });
  await store('first', 1);
  await store('second', 2);
  await work(outbox);
  expect(done).toEqual([2]);
  wait(1);
  await work(outbox);
  expect(done).toEqual([2, 1]);
});

test('gives up a job with a permanent error immediately', async () => {
  const outbox = start(async () => {
    throw new GiveUp('no such address');
  });
  await store('mail');
  await work(outbox);
  expect(await rows()).toMatchObject([
    { tries: 1, given_up_at: noon, last_error: 'no such address' },
  ]);
});

test('retries a job of a dead process after five minutes', async () => {
  await store('mail');
  const lease = new Date(noon.getTime() + 5 * minute);
  const kinds = ['test'];
  const taken = await claimJobs(service.executor, { kinds, now: noon, lease, most: 10 });
  expect(taken).toHaveLength(1);
  let done = 0;
  const outbox = start(async () => {
    done += 1;
  });
  wait(4.99);
  await work(outbox);
  expect(done).toBe(0);
  wait(0.01);
  await work(outbox);
  expect(done).toBe(1);
  expect(await rows()).toMatchObject([{ tries: 2, done_at: clock }]);
});

test('gives up a job that killed its process every time', async () => {
  await store('bad');
  await sql`update outbox set tries = 6`.execute(service.executor);
  let begun = 0;
  await work(
    start(async () => {
      begun += 1;
    }),
  );
  expect(begun).toBe(0);
  expect(await rows()).toMatchObject([{ given_up_at: noon }]);
});

test('a late failure does not postpone a job that another process has restarted', async () => {
  let fail = (_error: Error) => {};
  const first = start(() => new Promise((_resolve, reject) => (fail = reject)));
  await store('slow');
  const begun = work(first);
  while ((await rows())[0]?.tries !== 1);
  wait(5);
  await work(start(async () => undefined));
  fail(new Error('timed out'));
  await begun;
  expect(await rows()).toMatchObject([{ tries: 2, done_at: clock, last_error: null }]);
});

test('two concurrent processes run each of 100 jobs once', async () => {
  const done: number[] = [];
  const outboxes = [1, 2].map(() => start(async ({ n }) => void done.push(n)));
  await Promise.all(outboxes.map((outbox) => outbox.settled()));
  for (let n = 0; n < 100; n += 1) await store(`mail ${n}`, n);
  await Promise.all(outboxes.map(work));
  expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n));
});

test('leaves unknown job kinds to other versions', async () => {
  await insertJob(service.executor, { once: 'new', kind: 'of tomorrow', payload: {} });
  await work(start(async () => undefined));
  expect(await rows()).toMatchObject([{ tries: 0, done_at: null, given_up_at: null }]);
});

test('waits for the running job on shutdown and starts no other', async () => {
  let finish = () => {};
  let done = 0;
  const outbox = start(async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    done += 1;
  });
  await store('one');
  outbox.wake();
  while ((await rows())[0]?.tries !== 1);
  const stopped = outbox.stop();
  await store('two');
  outbox.wake();
  finish();
  await stopped;
  expect(done).toBe(1);
  expect(await rows()).toMatchObject([{ done_at: noon }, { tries: 0, done_at: null }]);
});

test('deletes jobs 30 days after their end, but never waiting ones', async () => {
  await store('done');
  await work(start(async () => undefined));
  await insertJob(service.executor, { once: 'waits', kind: 'of tomorrow', payload: {} });
  const days = (count: number) => new Date(noon.getTime() + count * 24 * 60 * minute);
  await deleteEndedJobs(service.executor, days(30));
  expect(await rows()).toHaveLength(2);
  await deleteEndedJobs(service.executor, new Date(days(30).getTime() + 1));
  expect(await rows()).toMatchObject([{ once: 'waits' }]);
});

test('counts waiting jobs in the metrics', async () => {
  await insertJob(service.executor, { once: 'waits', kind: 'of tomorrow', payload: {} });
  const text = await (await fetch(`${service.url}/metrics`)).text();
  expect(text).toMatch(/^skuret_jobs_waiting 1$/m);
  expect(text).toMatch(/^skuret_jobs_given_up 0$/m);
});
