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

/**
 * Tells a member something, in the transaction of what happened: stores the notice and, as their settings and the kind
 * say, a job to mail it. What is gathered is mailed once, until it has been read. Call `noticesStored` after the commit.
 */
export async function notify(transaction: Executor, told: Told, now: Date): Promise<void> {
  const { subject = told.once, address = null } = told;
  const notice: NewNotice = { ...told, subject, address };
  const stored = await insertNotice(transaction, notice, now);
  if (!stored) return;
  const { mailAfterMinutes } = noticeChannels[told.kind];
  if (mailAfterMinutes !== null && stored.emailNotices) {
    await enqueue(transaction, {
      once: `mail of notice ${stored.id}`,
      kind: 'notice_mail',
      payload: { noticeId: stored.id },
      ...(mailAfterMinutes > 0 && { dueAt: new Date(now.getTime() + mailAfterMinutes * 60_000) }),
    });
  }
}
