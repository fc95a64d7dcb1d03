import type { Logger } from 'pino';
import type { Executor } from '../database/openDatabase';
import type { Metrics } from '../observe/createMetrics';
import { claimJobs, giveUpJob, type JobRecord, markJobDone, postponeJob } from '../records/outbox';
import { GiveUp, type Handler } from './jobs';

const minute = 60_000;

/** After the first failure, the second and so on; after the last the job is given up. */
const pauses = [1, 5, 30, 2 * 60, 12 * 60].map((minutes) => minutes * minute);

/** How long a job belongs to who took it, so longer than any handler takes: then it counts as left behind by a crash. */
const leaseMs = 5 * minute;

/** Taken and worked off together. */
const atOnce = 10;

/** Between two looks that nobody asked for: they find what has become due, and what a process that died has left. */
const pollMs = 15_000;

export interface Outbox {
  /** Looks for jobs at once; for after a commit. Returns before they are done. */
  wake(): void;
  /** Resolves when every job that is due is done or put off, as far as this process takes part. */
  settled(): Promise<void>;
  /** Takes nothing new, and waits for what is in hand. */
  stop(): Promise<void>;
}

interface OutboxOptions {
  executor: Executor;
  /** By kind. Jobs of other kinds are left to processes that know them: those of a newer version. */
  handlers: object;
  now: () => Date;
  log: Logger;
  /** Counts what came of the jobs. */
  outcomes: Metrics['jobs'];
  pollMs?: number | undefined;
  /** Hears that jobs were worked off: they may have stored some of kinds that another outbox does. */
  worked?: () => void;
}

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/**
 * Works off the outbox as long as the process lives, from the first `wake` on, at the same time as other processes do. A job is done at least
 * once, and a second time only when a process dies between doing it and noting that.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { executor, now, log, outcomes } = options;
  const handlers = new Map<string, Handler<unknown>>(Object.entries(options.handlers));
  const kinds = [...handlers.keys()];
  let isStopping = false;
  let wasWoken = false;
  let running: Promise<void> | null = null;

  async function fail(job: JobRecord, error: unknown): Promise<void> {
    const { once, kind, tries } = job;
    const reason = reasonOf(error);
    const pause = error instanceof GiveUp ? undefined : pauses[tries - 1];
    if (pause === undefined) {
      outcomes.inc({ kind, outcome: 'given up' });
      log.error({ once, kind, tries, reason }, 'a job was given up');
      await giveUpJob(executor, job, { at: now(), reason });
    } else {
      outcomes.inc({ kind, outcome: 'put off' });
      log.warn({ once, kind, tries, reason }, 'a job failed and is tried again later');
      await postponeJob(executor, job, { dueAt: new Date(now().getTime() + pause), reason });
    }
  }

  async function work(job: JobRecord): Promise<void> {
    const { id, once, kind, payload, tries } = job;
    try {
      const handler = handlers.get(kind);
      if (!handler) throw new Error(`A job of the kind ${kind} was not asked for`);
      // Whoever began it each time has died over it.
      if (tries > pauses.length + 1) throw new GiveUp('Nobody came to the end of it');
      await handler(payload, { once });
    } catch (error) {
      return fail(job, error);
    }
    await markJobDone(executor, id, now());
    outcomes.inc({ kind, outcome: 'done' });
  }

  async function takeAll(): Promise<void> {
    do {
      wasWoken = false;
      const at = now();
      const lease = new Date(at.getTime() + leaseMs);
      const jobs = await claimJobs(executor, { kinds, now: at, lease, most: atOnce });
      // A job that could not be marked comes up again when its lease is over.
      const ends = await Promise.allSettled(jobs.map(work));
      for (const end of ends) {
        if (end.status === 'rejected') log.warn({ err: end.reason }, 'a job could not be marked');
      }
      if (jobs.length > 0) {
        wasWoken = true;
        options.worked?.();
      }
    } while (wasWoken && !isStopping);
  }

  function wake(): void {
    wasWoken = true;
    if (isStopping || running) return;
    running = takeAll()
      .catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be looked into'))
      .finally(() => {
        running = null;
        // Woken after the last look, before this.
        if (wasWoken) wake();
      });
  }

  const timer = setInterval(wake, options.pollMs ?? pollMs).unref();
  return {
    wake,
    async settled() {
      while (running) await running;
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      while (running) await running;
    },
  };
}
