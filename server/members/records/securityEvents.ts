import { sql } from 'kysely';
import type { SecurityEventKind } from '../../../domain/members/securityEvents';
import type { Language } from '../../../domain/values/language';
import type { Executor } from '../../database/openDatabase';
import type { Device } from '../auth/readDevice';

/** Something that happened to an account. */
export interface SecurityEventRecord extends Device {
  id: number;
  kind: SecurityEventKind;
  at: Date;
}

export async function insertSecurityEvent(
  executor: Executor,
  event: Device & { memberId: number; kind: SecurityEventKind; email: string | null; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into security_events (member_id, kind, browser, system, email, at)
    values (${event.memberId}, ${event.kind}, ${event.browser}, ${event.system}, ${event.email}, ${event.at})
    returning id
  `.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('The insert of a security event returned no row');
  return row.id;
}

/** A member's latest events, newest first. */
export async function listSecurityEvents(
  executor: Executor,
  memberId: number,
  most: number,
): Promise<SecurityEventRecord[]> {
  const { rows } = await sql<SecurityEventRecord>`
    select id, kind, browser, system, at from security_events where member_id = ${memberId} order by id desc limit ${most}
  `.execute(executor);
  return rows;
}

/** An event with the data that a mail about it needs. */
export interface SecurityEventToTell extends SecurityEventRecord {
  memberId: number;
  name: string;
  language: Language;
  /** The member's current e-mail address. */
  memberEmail: string;
  /** The other address that the event is about; null when it is about none. */
  email: string | null;
}

export async function securityEventToTell(
  executor: Executor,
  id: number,
): Promise<SecurityEventToTell | null> {
  const { rows } = await sql<SecurityEventToTell>`
    select event.id, event.kind, event.browser, event.system, event.at, event.email, event.member_id as "memberId",
      users.name, users.language, users.email as "memberEmail"
    from security_events as event join users on users.id = event.member_id where event.id = ${id}
  `.execute(executor);
  return rows[0] ?? null;
}

/** Deletes events from before `before`. */
export async function deleteOldSecurityEvents(executor: Executor, before: Date): Promise<void> {
  await sql`delete from security_events where at < ${before}::timestamptz`.execute(executor);
}
