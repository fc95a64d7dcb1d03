export type ScheduledJob = () => Promise<void>;

/** Milliseconds before the first round and between two rounds. */
interface Delays {
  first: number;
  between: number;
}

/**
 * Runs all jobs one after the other, periodically, as long as the process lives. A failed job is reported and runs
 * again in the next round. Returns a function that stops the jobs and waits for the one that is running.
 */
export function startScheduledJobs(
  jobs: readonly ScheduledJob[],
  onFailure: (error: unknown) => void,
  delays: Delays,
): () => Promise<void> {
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  async function round(): Promise<void> {
    for (const job of jobs) {
      if (isStopping) return;
      await job().catch(onFailure);
    }
    plan(delays.between);
  }
  function plan(milliseconds: number): void {
    if (isStopping) return;
    timer = setTimeout(() => {
      running = round();
    }, milliseconds).unref();
  }
  plan(delays.first);
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await running;
  };
}
