import type { Executor } from '../database/openDatabase';
import { enqueue } from '../outbox/enqueue';
import type { Handler } from '../outbox/jobs';
import {
  bookingsInTheWay,
  eraseMember,
  isProviderAsked,
  lockWithTools,
  openMoneyOf,
} from '../records/leaving';
import { anew } from './anew';

const dayMs = 86_400_000;

/** The job that ends a member's account, stored with what it follows from. */
export const leavingJob = (memberId: number, dueAt: Date) =>
  ({
    once: `leaving of member ${memberId} ${dueAt.toISOString()}`,
    kind: 'leave',
    payload: { memberId },
    dueAt,
  }) as const;

/** Whether nothing of a member's is open: bookings, money, or what the payment provider was asked. */
async function isClear(transaction: Executor, memberId: number): Promise<boolean> {
  if ((await bookingsInTheWay(transaction, memberId, 1)).length > 0) return false;
  const money = await openMoneyOf(transaction, memberId);
  if (Object.values(money).some((cents) => cents !== 0)) return false;
  return !(await isProviderAsked(transaction, memberId));
}

/**
 * Deletes what is personal of a member whose 14 days are over, and nothing of one who has come back, or has left again
 * since. Where money has come to be open meanwhile (a payment that the bank took back), it looks again a day later.
 */
export function leaveForGood({
  executor,
  now,
  left,
}: {
  executor: Executor;
  now: () => Date;
  /** After the commit: what names them is rendered anew. */
  left: () => void;
}): Handler<{ memberId: number }> {
  return async ({ memberId }) => {
    const at = now();
    const isGone = await anew(executor, async (transaction) => {
      const member = await lockWithTools(transaction, memberId);
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
