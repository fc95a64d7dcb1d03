import { startScheduledJobs } from './startScheduledJobs';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('runs the jobs one after another, also after a failure, until the stop', async () => {
  const done: string[] = [];
  const failures: unknown[] = [];
  const stop = startScheduledJobs(
    [
      async () => {
        done.push('one');
        throw new Error('away');
      },
      async () => {
        done.push('two');
      },
    ],
    (error) => failures.push(error),
    { first: 1_000, between: 60_000 },
  );
  await jest.advanceTimersByTimeAsync(999);
  expect(done).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['one', 'two']);
  expect(failures).toEqual([new Error('away')]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(done).toHaveLength(4);
  await stop();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(done).toHaveLength(4);
});

test('waits for the running job before it stops', async () => {
  let finish = () => {};
  const stop = startScheduledJobs(
    [
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    ],
    () => undefined,
    { first: 1, between: 1 },
  );
  await jest.advanceTimersByTimeAsync(1);
  let isStopped = false;
  const stopping = stop().then(() => {
    isStopped = true;
  });
  await jest.advanceTimersByTimeAsync(10);
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  expect(isStopped).toBe(true);
});
