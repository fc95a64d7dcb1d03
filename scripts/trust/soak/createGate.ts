import { setTimeout as wait } from 'node:timers/promises';

/**
 * Work passes through the gate until it is told to rest; then it goes on, and finally ends. At rest, no work is
 * running.
 */
export function createGate() {
  let isOver = false;
  let resting: Promise<void> | null = null;
  let open = () => {};
  let underWay = 0;
  return {
    isOver: () => isOver,
    async through(work: () => Promise<void>): Promise<void> {
      await resting;
      underWay += 1;
      await work().finally(() => {
        underWay -= 1;
      });
    },
    async rest(): Promise<void> {
      resting = new Promise((resolve) => {
        open = resolve;
      });
      while (underWay > 0) await wait(20);
    },
    goOn() {
      resting = null;
      open();
    },
    end() {
      isOver = true;
      resting = null;
      open();
    },
  };
}
