import { sql } from 'kysely';
import type {
  NotificationContent,
  NotificationSettings,
} from '../../../domain/notifications/notifications';
import type { Language } from '../../../domain/values/language';
import type { Executor } from '../../database/openDatabase';

/** Something that a member is notified of. */
export type NotificationRecord = NotificationContent & {
  id: number;
  /** How many events it stands for. */
  count: number;
  /** Where it leads to in the app. */
  address: string | null;
  createdAt: Date;
  readAt: Date | null;
};

const columns = sql.raw(`
  notices.id, notices.kind, notices.params, notices.count, notices.address, notices.created_at as "createdAt",
  notices.read_at as "readAt"`);

export type NewNotification = NotificationContent & {
  memberId: number;
  /** Identifies the event: a second notification of it is ignored. */
  once: string;
  /** The subject. Another notification of the same kind and subject joins one that is unread. */
  subject: string;
  address: string | null;
  /** The member who caused it; null for an event of the clock or of the service. */
  from: number | null;
};

/** Where else a stored notification is to be sent. */
export interface StoredNotification extends NotificationSettings {
  id: number;
  /** How many events it stands for by now. */
  count: number;
  /** The member's push subscriptions. */
  pushTo: number[];
}

const notificationSettings = `'emailNotifications', users.email_notices, 'mutedMails', users.muted_mails,
  'pushNotifications', users.push_notices, 'mutedPushes', users.muted_pushes`;

/**
 * Stores a notification, or adds it to the unread one that it joins. Null for an event that has a notification already.
 */
export async function insertNotification(
  executor: Executor,
  { memberId, kind, params, once, subject, address, from }: NewNotification,
  now: Date,
): Promise<StoredNotification | null> {
  const { rows } = await sql<
    Omit<StoredNotification, keyof NotificationSettings> & { settings: NotificationSettings }
  >`
    insert into notices (member_id, kind, subject, once, params, address, sender_id, created_at)
    select ${memberId}::bigint, ${kind}, ${subject}, ${once}, ${JSON.stringify(params)}::jsonb, ${address}, ${from}::bigint, ${now}::timestamptz
    where not exists (select from notices where once = ${once} and member_id = ${memberId})
    on conflict (member_id, kind, subject) where read_at is null do update
      set count = notices.count + 1, once = excluded.once, params = excluded.params, address = excluded.address,
        created_at = excluded.created_at
    returning id, count,
      (select json_build_object(${sql.raw(notificationSettings)}) from users where users.id = member_id) as settings,
      (
        select coalesce(json_agg(subscription.id order by subscription.id), '[]')
        from push_subscriptions as subscription where subscription.member_id = notices.member_id
      ) as "pushTo"
  `.execute(executor);
  const [stored] = rows;
  if (!stored) return null;
  const { settings, ...rest } = stored;
  return { ...rest, ...settings };
}

/** The notifications that one member has caused for another. */
interface Pair {
  memberId: number;
  senderId: number;
}

/**
 * Decides when a notification is mailed: with the mail that waits for the same two members, or at `earliest`, but at
 * least `gatherMs` after their last mail. A mail that is about to be sent takes no more notifications.
 */
export async function planNotificationMail(
  transaction: Executor,
  { noticeId, memberId, senderId }: Pair & { noticeId: number },
  { now, earliest, gatherMs }: { now: Date; earliest: Date; gatherMs: number },
): Promise<Date> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${senderId} ${memberId}`}, 0))`.execute(
    transaction,
  );
  const { rows } = await sql<{ dueAt: Date | null }>`
    select max(mail_due_at) as "dueAt" from notices where member_id = ${memberId} and sender_id = ${senderId}
  `.execute(transaction);
  const last = rows[0]?.dueAt ?? null;
  const isWaiting = last !== null && last.getTime() - now.getTime() > closedBeforeMs;
  const next = Math.max(earliest.getTime(), (last?.getTime() ?? 0) + gatherMs);
  const dueAt = isWaiting ? last : new Date(next);
  await sql`update notices set mail_due_at = ${dueAt} where id = ${noticeId}`.execute(transaction);
  return dueAt;
}

/** A transaction that adds a notification to a waiting mail has this long to commit. */
const closedBeforeMs = 30_000;

/** The notifications of one mail, the oldest first. */
export async function getNotificationIdsOfMail(
  executor: Executor,
  { memberId, senderId, dueAt }: Pair & { dueAt: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from notices
    where member_id = ${memberId} and sender_id = ${senderId} and mail_due_at = ${dueAt}::timestamptz order by id
  `.execute(executor);
  return rows.map(({ id }) => id);
}

/** A member's notifications that come after `after`, newest first. */
export async function listNotifications(
  executor: Executor,
  memberId: number,
  { first, after }: { first: number; after: number | null },
): Promise<NotificationRecord[]> {
  const { rows } = await sql<NotificationRecord>`
    select ${columns} from notices
    where member_id = ${memberId} and (${after}::bigint is null or (created_at, id) < (
      select before.created_at, before.id from notices as before where before.id = ${after} and before.member_id = ${memberId}
    ))
    order by created_at desc, id desc limit ${first}
  `.execute(executor);
  return rows;
}

/** How many notifications a member has not read. */
export async function countUnreadNotifications(
  executor: Executor,
  memberId: number,
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread from notices where member_id = ${memberId} and read_at is null
  `.execute(executor);
  return rows[0]?.unread ?? 0;
}

/** Marks some of a member's notifications as read; those of others stay as they are. */
export async function markNotificationsRead(
  executor: Executor,
  memberId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    update notices set read_at = ${now}
    where id = any(${ids}::bigint[]) and member_id = ${memberId} and read_at is null
  `.execute(executor);
}

/** Marks a member's notification and all older ones as read, but none that arrived in the meantime. */
export async function markNotificationsReadUpTo(
  executor: Executor,
  memberId: number,
  upTo: number,
  now: Date,
): Promise<void> {
  await sql`
    update notices set read_at = ${now}
    where member_id = ${memberId} and read_at is null and (created_at, id) <= (
      select latest.created_at, latest.id from notices as latest where latest.id = ${upTo} and latest.member_id = ${memberId}
    )
  `.execute(executor);
}

/** Marks a member's notifications of messages up to one of them as read. Returns whether there was any. */
export async function markConversationNotificationsRead(
  executor: Executor,
  memberId: number,
  { subject, upTo }: { subject: string; upTo: number },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update notices set read_at = ${now}
    where member_id = ${memberId} and kind = 'message_received' and subject = ${subject} and read_at is null
      and created_at <= (select messages.created_at from messages where messages.id = ${upTo})
  `.execute(executor);
  return Number(numAffectedRows ?? 0) > 0;
}

/** A notification with the current data that sending it needs. */
export type NotificationToSend = NotificationRecord &
  NotificationSettings & {
    subject: string;
    memberId: number;
    name: string;
    email: string;
    language: Language;
    isRefused: boolean;
  };

/** Null also for a member who is leaving: nothing is sent to them. */
export async function getNotificationToSend(
  executor: Executor,
  id: number,
): Promise<NotificationToSend | null> {
  const { rows } = await sql<NotificationToSend>`
    select ${columns}, notices.subject, users.id as "memberId", users.name, users.email, users.language,
      users.email_notices as "emailNotifications", users.push_notices as "pushNotifications",
      users.muted_mails as "mutedMails", users.muted_pushes as "mutedPushes",
      coalesce(lower(users.refused_email) = lower(users.email), false) as "isRefused"
    from notices join users on users.id = notices.member_id where notices.id = ${id} and users.leaving_at is null
  `.execute(executor);
  return rows[0] ?? null;
}
