import type { Outbox } from './startOutbox';

/**
 * Combines outboxes for different kinds of jobs, so that slow jobs in one do not delay the others. Jobs of a lane may
 * store jobs for later lanes.
 */
export function combineOutboxes(lanes: readonly Outbox[]): Outbox {
  return {
    wake() {
      for (const lane of lanes) lane.wake();
    },
    async settled() {
      // In order, because a lane may store jobs for the next one.
      for (const lane of lanes) await lane.settled();
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
