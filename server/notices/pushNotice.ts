import { createHash } from 'node:crypto';
import { addresses } from '../../domain/addresses';
import { spokenLanguage } from '../../domain/language';
import { type NoticeKind, noticeWords } from '../../domain/notices';
import type { Executor } from '../database/openDatabase';
import type { Handler } from '../outbox/jobs';
import type { Pusher } from '../push/createPusher';
import { noticeToSend } from '../records/notices';
import { deleteGonePushSubscription, pushTargetOf } from '../records/push';
import { pushDueAt } from './notify';

/** What somebody waits for: a phone may wake up for it. */
const urgent: ReadonlySet<NoticeKind> = new Set(['message_received', 'booking_requested']);

/** The same for notices of one kind about one thing, in what push services allow, and telling them nothing. */
const topicOf = (memberId: number, kind: NoticeKind, subject: string) =>
  createHash('sha256').update(`${memberId} ${kind} ${subject}`).digest('base64url').slice(0, 32);

interface Pushing {
  executor: Executor;
  pusher: Pusher;
  now: () => Date;
}

/**
 * Sends a notice to one browser of its member, unless by now it has been read, or they want none there. What has been
 * gathered since is in it: of jobs about one notice the last sends, and the first where the last is not due yet, so that
 * somebody who goes on writing cannot hold it up. A browser that is gone for good is forgotten.
 */
export function pushNotice({
  executor,
  pusher,
  now,
}: Pushing): Handler<{ noticeId: number; count: number; subscriptionId: number }> {
  return async ({ noticeId, count, subscriptionId }) => {
    const notice = await noticeToSend(executor, noticeId);
    if (!notice || notice.readAt || !notice.pushNotices) return;
    const { memberId, kind, subject, address, createdAt } = notice;
    const isLastDue = pushDueAt(kind, createdAt) <= now();
    if (count < notice.count && (count > 1 || isLastDue)) return;
    const target = await pushTargetOf(executor, memberId, subscriptionId);
    if (!target) return;
    // As in mails (D24).
    const language = spokenLanguage(notice.language, 'da');
    const { title, line } = noticeWords(notice, notice.count, language);
    const topic = topicOf(memberId, kind, subject);
    const outcome = await pusher.send(target, {
      message: {
        title,
        body: line,
        lang: language,
        tag: topic,
        address: address ?? addresses.dashboard,
      },
      topic,
      urgency: urgent.has(kind) ? 'high' : 'normal',
    });
    if (outcome === 'gone') {
      await deleteGonePushSubscription(executor, subscriptionId, target.endpoint);
    }
  };
}
