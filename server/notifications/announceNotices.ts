import type { Live } from '../events/createLive';
import type { Outbox } from '../jobs/startOutbox';

/**
 * Call this after the commit of a transaction that used `notify`: it updates open screens and starts the stored jobs at
 * once.
 */
export function announceNotices(
  { outbox, live }: { outbox: Outbox; live: Live },
  memberIds: readonly number[],
): void {
  live.announce(memberIds, ['Notices']);
  outbox.wake();
}
