import type { Logger } from 'pino';
import type { Executor } from '../database/openDatabase';
import type { Metrics } from '../observe/createMetrics';
import { GiveUp, type Handler } from './jobs';
import { claimJobs, giveUpJob, type JobRecord, markJobDone, postponeJob } from './outbox';
import { runOnWake, type WokenWork } from './runOnWake';

const minute = 60_000;

/** Pauses after the first failure, the second and so on. After the last one the job is given up. */
const retryDelays = [1, 5, 30, 2 * 60, 12 * 60].map((minutes) => minutes * minute);

/**
 * How long a claimed job belongs to its process, longer than any handler takes. After that the process counts as
 * crashed.
 */
const leaseMs = 5 * minute;

/** Jobs that are claimed and run together, unless the options say otherwise. */
const defaultAtOnce = 10;

export interface Outbox {
  /** Starts looking for jobs immediately; for use after a commit. Returns before the jobs are done. */
  wake(): void;
  /** Resolves when this process has done or postponed every job that is due. */
  settled(): Promise<void>;
  /** Claims no more jobs, and waits for the running ones. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  executor: Executor;
  /** By kind. Jobs of other kinds are left to the processes that know them, for example those of a newer version. */
  handlers: object;
  now: () => Date;
  log: Logger;
  /** Counts the outcomes of jobs. */
  outcomes: Metrics['jobs'];
  /** Jobs that are claimed and run together; with 1, they run in the order in which they were stored. */
  atOnce?: number | undefined;
  /** How many of them may be of one `memberId` of the payload. */
  atOncePerMember?: number | undefined;
  /** Called after jobs have run, because others may be due now. By default this outbox claims again. */
  worked?: () => void;
}

const getReason = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/**
 * Runs the jobs of the outbox for as long as the process lives, from the first `wake` on, concurrently with other
 * processes. A job is done at least once, and a second time only when a process dies between doing it and marking it as
 * done.
 */
export function startOutbox(options: OutboxOptions): WokenWork {
  const { executor, now, log, outcomes, atOnce: most = defaultAtOnce, atOncePerMember } = options;
  const handlers = new Map<string, Handler<unknown>>(Object.entries(options.handlers));
  const kinds = [...handlers.keys()];

  async function fail(job: JobRecord, error: unknown): Promise<void> {
    const { once, kind, tries } = job;
    const reason = getReason(error);
    const pause = error instanceof GiveUp ? undefined : retryDelays[tries - 1];
    if (pause === undefined) {
      outcomes.inc({ kind, outcome: 'given up' });
      log.error({ once, kind, tries, reason }, 'job failed permanently');
      await giveUpJob(executor, job, { at: now(), reason });
    } else {
      outcomes.inc({ kind, outcome: 'put off' });
      log.warn({ once, kind, tries, reason }, 'job failed; retrying later');
      await postponeJob(executor, job, { dueAt: new Date(now().getTime() + pause), reason });
    }
  }

  async function work(job: JobRecord): Promise<void> {
    const { id, once, kind, payload, tries } = job;
    try {
      const handler = handlers.get(kind);
      if (!handler) throw new Error(`No handler for jobs of kind ${kind}`);
      // Every process that started this job has died before its end.
      if (tries > retryDelays.length + 1) throw new GiveUp('All attempts ended without a result');
      await handler(payload, { once, isLastTry: tries > retryDelays.length });
    } catch (error) {
      return fail(job, error);
    }
    await markJobDone(executor, id, now());
    outcomes.inc({ kind, outcome: 'done' });
  }

  async function workBatch(): Promise<void> {
    const at = now();
    const lease = new Date(at.getTime() + leaseMs);
    const claim = { kinds, now: at, lease, most, mostPerMember: atOncePerMember };
    const jobs = await claimJobs(executor, claim);
    if (jobs.length === 0) return;
    // A job that could not be marked as done becomes due again when its lease is over.
    const ends = await Promise.allSettled(jobs.map(work));
    for (const end of ends) {
      if (end.status === 'rejected')
        log.warn({ err: end.reason }, 'could not update the status of a job');
    }
    worked();
  }

  const batches = runOnWake(workBatch, (error) =>
    log.warn({ err: error }, 'could not read the outbox'),
  );
  const { worked = batches.wake } = options;
  return batches;
}
