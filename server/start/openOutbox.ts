import { cacheForSeconds } from '../database/cacheForSeconds';
import type { Executor } from '../database/openDatabase';
import { createOutbox, type StartableOutbox } from '../jobs/createOutbox';
import { countJobs } from '../jobs/outbox';
import type { Start } from './createStart';
import { deleteEndedJobs } from './deleteExpiredRows';
import type { StartOptions } from './StartOptions';

/** Opens the outbox. It runs no job before `start`, which needs the handlers of all subsystems. */
export function openOutbox(
  { log, metrics, now, onStop, schedule }: Start,
  executor: Executor,
  { outboxPollMs }: Pick<StartOptions, 'outboxPollMs'>,
): StartableOutbox {
  const outbox = createOutbox({
    executor,
    now,
    log,
    outcomes: metrics.jobs,
    pollMs: outboxPollMs,
  });
  onStop(() => outbox.stop());
  schedule('hourly', () => deleteEndedJobs(executor, now()));

  const counts = cacheForSeconds(() => countJobs(executor), 5, now);
  metrics.gauge('skuret_jobs_waiting', 'Jobs of the outbox that are not done.', async () => {
    return (await counts()).waiting;
  });
  metrics.gauge(
    'skuret_jobs_given_up',
    'Jobs of the last 30 days that were given up.',
    async () => {
      return (await counts()).givenUp;
    },
  );
  return outbox;
}
