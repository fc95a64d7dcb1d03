import type { Events } from '../events/createEvents';
import type { Outbox } from '../jobs/startOutbox';

/**
 * Call this after the commit of a transaction that used `notify`: it updates open screens and starts the stored jobs at
 * once.
 */
export function announceNotifications(
  { outbox, events }: { outbox: Outbox; events: Events },
  memberIds: readonly number[],
): void {
  events.announce(memberIds, ['Notifications']);
  outbox.wake();
}
