import type { Executor } from '../database/openDatabase';
import { noteJobRun } from '../office/records/support';
import type { JobInterval, StartControl } from './createStart';
import type { StartOptions } from './StartOptions';
import { startScheduledJobs } from './startScheduledJobs';

/** In milliseconds. Other processes run these jobs too, and none of the hourly ones is urgent. */
const intervals: Record<
  JobInterval,
  { name: string; failure: string; first: number; between: number }
> = {
  frequent: {
    name: 'bookings and money',
    failure: 'scheduled job for bookings and payments failed; retrying at the next run',
    first: 15_000,
    between: 15_000,
  },
  hourly: {
    name: 'hourly',
    failure: 'scheduled hourly job failed; retrying at the next run',
    first: 60_000,
    between: 3_600_000,
  },
};

/** Runs the jobs that the subsystems have registered, and stores when each interval has run. */
export function runScheduledJobs(
  { jobs, log, now, onStop }: StartControl,
  executor: Executor,
  { jobIntervalMs }: Pick<StartOptions, 'jobIntervalMs'>,
): void {
  for (const interval of ['frequent', 'hourly'] as const) {
    const { name, failure, first, between } = intervals[interval];
    const stop = startScheduledJobs(
      [...jobs[interval], () => noteJobRun(executor, name, now())],
      (error) => log.warn({ err: error }, failure),
      jobIntervalMs ? { first: jobIntervalMs, between: jobIntervalMs } : { first, between },
    );
    onStop(stop);
  }
}
