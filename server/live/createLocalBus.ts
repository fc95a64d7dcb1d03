import type { Bus, BusListener } from './Bus';

/** Within the one process that an embedded database has. */
export function createLocalBus(listener: BusListener): Bus {
  return {
    async send(message) {
      listener.onMessage(message);
    },
    async close() {},
  };
}
