import type { Executor } from '../../database/openDatabase';
import { enqueue } from '../../jobs/enqueue';
import type { Handler } from '../../jobs/jobs';
import {
  eraseMember,
  isProviderAsked,
  lockMemberAndTools,
  readOpenMoney,
  unfinishedBookings,
} from '../records/leaving';
import { withLockRetry } from './withLockRetry';

const dayMs = 86_400_000;

/** The job that deletes a member's account permanently; stored in the transaction of what it follows from. */
export const leavingJob = (memberId: number, dueAt: Date) =>
  ({
    once: `leaving of member ${memberId} ${dueAt.toISOString()}`,
    kind: 'leave',
    payload: { memberId },
    dueAt,
  }) as const;

/** Whether a member has nothing open: no bookings, no money and no calls to the payment provider. */
async function isClear(transaction: Executor, memberId: number): Promise<boolean> {
  if ((await unfinishedBookings(transaction, memberId, 1)).length > 0) return false;
  const money = await readOpenMoney(transaction, memberId);
  if (Object.values(money).some((cents) => cents !== 0)) return false;
  return !(await isProviderAsked(transaction, memberId));
}

/**
 * Deletes the personal data of a member whose 14 days are over. Does nothing for a member who has come back, or has
 * left again since. When money is open again (for example a payment that the bank took back), it retries a day later.
 */
export function eraseAccount({
  executor,
  now,
  left,
}: {
  executor: Executor;
  now: () => Date;
  /** Called after the commit: pages that name the member have to be rendered again. */
  left: () => void;
}): Handler<{ memberId: number }> {
  return async ({ memberId }) => {
    const at = now();
    const isGone = await withLockRetry(executor, async (transaction) => {
      const member = await lockMemberAndTools(transaction, memberId);
      if (!member?.leavesAt || member.leftAt || member.leavesAt > at) return false;
      if (!(await isClear(transaction, memberId))) {
        await enqueue(transaction, leavingJob(memberId, new Date(at.getTime() + dayMs)));
        return false;
      }
      await eraseMember(transaction, { id: memberId, email: member.email, now: at });
      return true;
    });
    if (isGone) left();
  };
}
