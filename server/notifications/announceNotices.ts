import type { Live } from '../live/createLive';
import type { Outbox } from '../outbox/startOutbox';

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
