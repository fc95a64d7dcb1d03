import type { Bus, BusListener } from './Bus';

/** A bus within the one process of an embedded database. */
export function createLocalBus(listener: BusListener): Bus {
  return {
    async send(message) {
      listener.onMessage(message);
    },
    async close() {},
  };
}
