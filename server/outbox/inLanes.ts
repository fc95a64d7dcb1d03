import type { Outbox } from './startOutbox';

/** Outboxes for kinds of their own, as one: what is slow in one of them holds up nothing in another. */
export function inLanes(lanes: readonly Outbox[]): Outbox {
  return {
    wake() {
      for (const lane of lanes) lane.wake();
    },
    async settled() {
      await Promise.all(lanes.map((lane) => lane.settled()));
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
