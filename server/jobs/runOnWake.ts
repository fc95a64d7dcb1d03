/** Work of which one run follows each wake, or several wakes. Two runs never overlap. */
export interface WokenWork {
  /** Starts a run immediately, or after the present one. */
  wake(): void;
  isRunning(): boolean;
  /** Resolves when no run is left. */
  settled(): Promise<void>;
  /** Starts no more runs, and waits for the present one. */
  stop(): Promise<void>;
}

export function runOnWake(work: () => Promise<void>, onError: (error: unknown) => void): WokenWork {
  let isStopping = false;
  let wasWoken = false;
  let running: Promise<void> | null = null;

  function wake(): void {
    wasWoken = true;
    if (isStopping || running) return;
    wasWoken = false;
    running = work()
      .catch(onError)
      .finally(() => {
        running = null;
        if (wasWoken) wake();
      });
  }

  async function settled(): Promise<void> {
    while (running) await running;
  }

  return {
    wake,
    isRunning: () => running !== null,
    settled,
    async stop() {
      isStopping = true;
      await settled();
    },
  };
}
