import type { Live } from '../live/createLive';
import type { Outbox } from '../outbox/startOutbox';

/** To be called after the commit of what `notify` was told: open screens hear of it, and the jobs that came of it begin at once. */
export function noticesStored(
  { outbox, live }: { outbox: Outbox; live: Live },
  memberIds: readonly number[],
): void {
  live.announce(memberIds, ['Notices']);
  outbox.wake();
}
