import { type NoticeKind, type NoticeParams, noticeChannels } from '../../domain/notices';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../outbox/enqueue';
import { insertNotice, type NewNotice } from '../records/notices';

/** What a member is to be told. */
export type Told = {
  [Kind in NoticeKind]: {
    memberId: number;
    kind: Kind;
    params: NoticeParams[Kind];
    /** The event, in words of its own: told of twice, it counts once. */
    once: string;
    /** What it is about: notices of one kind about the same are gathered while they are unread. The event itself when left out. */
    subject?: string;
    /** Where it leads to in the app. */
    address?: string;
  };
}[NoticeKind];

/** When a notice of something that happens now is pushed: what is often read at once, by who looks at it, after a moment. */
export function pushDueAt(kind: NoticeKind, happened: Date): Date {
  return new Date(happened.getTime() + (noticeChannels[kind].mailAfterMinutes ? 5_000 : 0));
}

/**
 * Tells a member something, in the transaction of what happened: stores the notice and, as their settings and the kind
 * say, jobs to mail it and to push it to each of their browsers. What is gathered is mailed once, until it has been
 * read, and pushed each time, in place of what was pushed before. Call `noticesStored` after the commit.
 */
export async function notify(transaction: Executor, told: Told, now: Date): Promise<void> {
  const { subject = told.once, address = null } = told;
  const notice: NewNotice = { ...told, subject, address };
  const stored = await insertNotice(transaction, notice, now);
  if (!stored) return;
  const { mailAfterMinutes, push } = noticeChannels[told.kind];
  if (mailAfterMinutes !== null && stored.emailNotices) {
    await enqueue(transaction, {
      once: `mail of notice ${stored.id}`,
      kind: 'notice_mail',
      payload: { noticeId: stored.id },
      ...(mailAfterMinutes > 0 && { dueAt: new Date(now.getTime() + mailAfterMinutes * 60_000) }),
    });
  }
  if (!push) return;
  for (const subscriptionId of stored.pushTo) {
    await enqueue(transaction, {
      once: `push of notice ${stored.id}, ${stored.count}, to ${subscriptionId}`,
      kind: 'notice_push',
      payload: { noticeId: stored.id, count: stored.count, subscriptionId },
      ...(mailAfterMinutes && { dueAt: pushDueAt(told.kind, now) }),
    });
  }
}
