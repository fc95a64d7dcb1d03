import type { Logger } from 'pino';
import { createMetrics, type Metrics } from '../observe/createMetrics';
import { createLog } from './createLog';
import type { StartOptions } from './StartOptions';
import type { ScheduledJob } from './startScheduledJobs';

/** `frequent`: bookings and money, every few seconds. `hourly`: clean-up. */
export type JobInterval = 'frequent' | 'hourly';

/** The argument of every subsystem, which registers its gauges, scheduled jobs and clean-up here. */
export interface Start {
  log: Logger;
  metrics: Metrics;
  now(): Date;
  /** Registers a clean-up. Clean-ups run in reverse order, when the service stops or when its start fails. */
  onStop(cleanUp: () => void | Promise<void>): void;
  /** Registers a scheduled job. The jobs of an interval run one after the other, in the order of registration. */
  schedule(interval: JobInterval, job: ScheduledJob): void;
}

export interface StartControl extends Start {
  jobs: Readonly<Record<JobInterval, readonly ScheduledJob[]>>;
  /** Runs the registered clean-ups, each once. */
  cleanUp(): Promise<void>;
}

export function createStart(
  options: Pick<StartOptions, 'logLevel' | 'logTo' | 'now'>,
): StartControl {
  const cleanUps: (() => void | Promise<void>)[] = [];
  const jobs: Record<JobInterval, ScheduledJob[]> = { frequent: [], hourly: [] };
  return {
    log: createLog(options),
    metrics: createMetrics(),
    now: options.now ?? (() => new Date()),
    jobs,
    onStop: (cleanUp) => void cleanUps.push(cleanUp),
    schedule: (interval, job) => void jobs[interval].push(job),
    async cleanUp() {
      for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
    },
  };
}
