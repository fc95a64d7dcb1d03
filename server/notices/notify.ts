import { type NoticeKind, type NoticeParams, noticeChannels } from '../../domain/notices';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../outbox/enqueue';
import { insertNotice, type NewNotice } from '../records/notices';

/** A notice to store for a member. */
export type NoticeInput = {
  [Kind in NoticeKind]: {
    memberId: number;
    kind: Kind;
    params: NoticeParams[Kind];
    /** Identifies the event: the same event told twice counts once. */
    once: string;
    /** What the notice is about: unread notices of one kind about the same subject are gathered. Defaults to `once`. */
    subject?: string;
    /** The address in the app that the notice leads to. */
    address?: string;
  };
}[NoticeKind];

/** When a notice of a present event is pushed. Kinds that are often read at once in the open app wait a moment. */
export function pushDueAt(kind: NoticeKind, happened: Date): Date {
  return new Date(happened.getTime() + (noticeChannels[kind].mailAfterMinutes ? 5_000 : 0));
}

/**
 * Stores a notice for a member, in the transaction of the event. Depending on their settings and the kind, it also
 * stores jobs to mail it and to push it to each of their browsers. A gathered notice is mailed once, until it has been
 * read, and pushed each time, in place of the push before. Call `announceNotices` after the commit.
 */
export async function notify(transaction: Executor, input: NoticeInput, now: Date): Promise<void> {
  const { subject = input.once, address = null } = input;
  const notice: NewNotice = { ...input, subject, address };
  const stored = await insertNotice(transaction, notice, now);
  if (!stored) return;
  const { mailAfterMinutes, push } = noticeChannels[input.kind];
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
      ...(mailAfterMinutes && { dueAt: pushDueAt(input.kind, now) }),
    });
  }
}
