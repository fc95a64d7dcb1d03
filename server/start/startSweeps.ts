/** Milliseconds before the first round and between two rounds. Other processes may sweep too, and nothing is urgent. */
const defaultDelays = { first: 60_000, between: 3_600_000 };

/**
 * Runs all sweeps one after the other, periodically, as long as the process lives. A failed sweep is reported and runs
 * again in the next round. Returns a function that stops the sweeps and waits for the one that is running.
 */
export function startSweeps(
  sweeps: readonly (() => Promise<void>)[],
  onFailure: (error: unknown) => void,
  delays: { first: number; between: number } = defaultDelays,
): () => Promise<void> {
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  async function round(): Promise<void> {
    for (const sweep of sweeps) {
      if (isStopping) return;
      await sweep().catch(onFailure);
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
