/** Milliseconds after the start and between two rounds: other processes may be sweeping too, and nothing is urgent. */
const usual = { first: 60_000, between: 3_600_000 };

/**
 * Runs every sweep in turn, now and then, as long as the process lives. One that fails is told of and left to the next
 * round. Returns how to stop, which waits for the one that is running.
 */
export function startSweeps(
  sweeps: readonly (() => Promise<void>)[],
  onFailure: (error: unknown) => void,
  pauses: { first: number; between: number } = usual,
): () => Promise<void> {
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  async function round(): Promise<void> {
    for (const sweep of sweeps) {
      if (isStopping) return;
      await sweep().catch(onFailure);
    }
    plan(pauses.between);
  }
  function plan(milliseconds: number): void {
    if (isStopping) return;
    timer = setTimeout(() => {
      running = round();
    }, milliseconds).unref();
  }
  plan(pauses.first);
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await running;
  };
}
