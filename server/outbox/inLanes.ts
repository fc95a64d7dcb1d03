import type { Outbox } from './startOutbox';

/**
 * Outboxes for kinds of their own, as one: what is slow in one of them holds up nothing in another. Jobs of a lane may store
 * jobs of those behind it.
 */
export function inLanes(lanes: readonly Outbox[]): Outbox {
  return {
    wake() {
      for (const lane of lanes) lane.wake();
    },
    async settled() {
      // One after the other: what a lane has stored for the next is waited for there.
      for (const lane of lanes) await lane.settled();
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
