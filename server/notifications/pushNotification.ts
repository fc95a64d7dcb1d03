import { createHash } from 'node:crypto';
import {
  getNotificationTexts,
  getNotificationTopic,
  isPushWanted,
  type NotificationKind,
} from '../../domain/notifications/notifications';
import { addresses } from '../../domain/values/addresses';
import { screenLanguage } from '../../domain/values/language';
import type { Executor } from '../database/openDatabase';
import type { Handler } from '../jobs/jobs';
import { pushDueAt } from './notify';
import type { Pusher } from './push/createPusher';
import { getNotificationToSend } from './records/notifications';
import { deleteGonePushSubscription, findPushTarget } from './records/push';

/** Kinds that a person waits for: a phone may wake up for them. */
const urgent: ReadonlySet<NotificationKind> = new Set(['message_received', 'booking_requested']);

/**
 * The topic of a push: the same for notifications of one kind about one subject, in the form that push services allow,
 * and without telling them anything.
 */
const getTopic = (memberId: number, kind: NotificationKind, subject: string) =>
  createHash('sha256').update(`${memberId} ${kind} ${subject}`).digest('base64url').slice(0, 32);

interface Pushing {
  executor: Executor;
  pusher: Pusher;
  now: () => Date;
}

/**
 * Pushes a notification to one browser of its member, unless it has been read or the member wants no pushes. The push
 * contains what has been gathered since. Of several jobs for one notification the last one sends; the first one sends
 * when the last is not due yet, so that a person who keeps writing cannot delay it. A browser that is gone permanently
 * is deleted.
 */
export function pushNotification({
  executor,
  pusher,
  now,
}: Pushing): Handler<{ noticeId: number; count: number; subscriptionId: number }> {
  return async ({ noticeId, count, subscriptionId }) => {
    const notification = await getNotificationToSend(executor, noticeId);
    if (
      !notification ||
      notification.readAt ||
      !isPushWanted(getNotificationTopic(notification), notification)
    )
      return;
    const { memberId, kind, subject, address, createdAt } = notification;
    const isLastDue = pushDueAt(kind, createdAt) <= now();
    if (count < notification.count && (count > 1 || isLastDue)) return;
    const target = await findPushTarget(executor, memberId, subscriptionId);
    if (!target) return;
    // As in mails (D24).
    const language = screenLanguage(notification.language, 'da');
    const { title, line } = getNotificationTexts(notification, notification.count, language);
    const topic = getTopic(memberId, kind, subject);
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
