import {
  getNotificationTopic,
  isMailWanted,
  isPushWanted,
  type NotificationKind,
  type NotificationParams,
  notificationChannels,
} from '../../domain/notifications/notifications';
import { endOfNight } from '../../domain/notifications/quietHours';
import { limits } from '../config/limits';
import type { Executor } from '../database/openDatabase';
import { enqueue } from '../jobs/enqueue';
import {
  insertNotification,
  type NewNotification,
  planNotificationMail,
} from './records/notifications';

/** A notification to store for a member. */
export type NotificationInput = {
  [Kind in NotificationKind]: {
    memberId: number;
    kind: Kind;
    params: NotificationParams[Kind];
    /** Identifies the event: the same event reported twice counts once. */
    once: string;
    /**
     * The subject of the notification: unread notifications of one kind about the same subject are gathered. Defaults
     * to `once`.
     */
    subject?: string;
    /** The address in the app that the notification leads to. */
    address?: string;
    /**
     * The member whose action caused it, whose calls have a limit in `limits.mutations`. What they cause for one member
     * is gathered in one mail an hour. Null for an event of the clock, of support or of the service.
     */
    from: number | null;
    /** Whether the clock causes it, and not a person: its mail and push wait for the end of the night. */
    isTimed?: boolean;
  };
}[NotificationKind];

/**
 * When a notification of a present event is pushed. Kinds that are often read immediately in the open app wait a
 * moment.
 */
export function pushDueAt(kind: NotificationKind, happened: Date): Date {
  return new Date(happened.getTime() + (notificationChannels[kind].mailAfterMinutes ? 5_000 : 0));
}

const minuteMs = 60_000;

/** Stores the job that mails a notification. A notification that has gathered another event has its job already. */
async function planMail(
  transaction: Executor,
  { memberId, from }: NotificationInput,
  { id, count, now, earliest }: { id: number; count: number; now: Date; earliest: Date },
): Promise<void> {
  if (from === null) {
    return enqueue(transaction, {
      once: `mail of notification ${id}`,
      kind: 'notice_mail',
      payload: { noticeId: id },
      ...(earliest > now && { dueAt: earliest }),
    });
  }
  if (count > 1) return;
  const gatherMs = limits.gatherMailMinutes * minuteMs;
  const pair = { memberId, senderId: from };
  const wanted = { ...pair, noticeId: id };
  const dueAt = await planNotificationMail(transaction, wanted, { now, earliest, gatherMs });
  await enqueue(transaction, {
    once: `mail from ${from} to ${memberId} at ${dueAt.toISOString()}`,
    kind: 'notice_mail',
    payload: { ...pair, dueAt: dueAt.toISOString() },
    ...(dueAt > now && { dueAt }),
  });
}

/**
 * Stores a notification for a member, in the transaction of the event. Depending on their settings and the kind, it
 * also stores jobs to mail it and to push it to each of their browsers. A gathered notification is mailed once, until
 * it has been read, and pushed each time, in place of the push before. A notification from a scheduled job is not sent at night. Call
 * `announceNotifications` after the commit.
 */
export async function notify(
  transaction: Executor,
  input: NotificationInput,
  now: Date,
): Promise<void> {
  const { subject = input.once, address = null } = input;
  const notification: NewNotification = { ...input, subject, address };
  const stored = await insertNotification(transaction, notification, now);
  if (!stored) return;
  const sendAt = input.isTimed ? endOfNight(now) : now;
  const { mailAfterMinutes, push } = notificationChannels[input.kind];
  const topic = getNotificationTopic(input);
  if (mailAfterMinutes !== null && isMailWanted(topic, stored)) {
    const earliest = new Date(sendAt.getTime() + mailAfterMinutes * minuteMs);
    await planMail(transaction, input, { ...stored, now, earliest });
  }
  if (!push || !isPushWanted(topic, stored)) return;
  for (const subscriptionId of stored.pushTo) {
    await enqueue(transaction, {
      once: `push of notification ${stored.id}, ${stored.count}, to ${subscriptionId}`,
      kind: 'notice_push',
      payload: { noticeId: stored.id, count: stored.count, subscriptionId },
      ...((mailAfterMinutes || sendAt > now) && { dueAt: pushDueAt(input.kind, sendAt) }),
    });
  }
}
