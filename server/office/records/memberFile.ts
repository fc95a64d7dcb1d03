import { sql } from 'kysely';
import type { BookingState } from '../../../domain/bookings/bookingLife';
import type { LenderKind, Trader } from '../../../domain/members/lender';
import type { Executor } from '../../database/openDatabase';

/** A member as staff see them in a case; without money, measures and reports. */
export interface MemberFileRecord {
  id: number;
  name: string;
  email: string;
  emailConfirmed: boolean;
  joinedAt: Date;
  leavingAt: Date | null;
  about: string | null;
  location: string | null;
  lenderKind: LenderKind | null;
  trader: Trader | null;
  hasSecondFactor: boolean;
  sessions: number;
  tools: number;
  hiddenTools: number;
}

export async function memberFile(
  executor: Executor,
  id: number,
  now: Date,
): Promise<MemberFileRecord | null> {
  const { rows } = await sql<MemberFileRecord>`
    select member.id, member.name, member.email, member.email_confirmed_at is not null as "emailConfirmed",
      member.created_at as "joinedAt", member.leaving_at as "leavingAt", member.about, member.location,
      member.lender_kind as "lenderKind", member.trader,
      exists (select from second_factors where member_id = member.id) as "hasSecondFactor",
      (
        select count(*)::int from sessions where member_id = member.id and ended_at is null
          and expires_at > ${now}::timestamptz
      ) as sessions,
      (select count(*)::int from tools where owner_id = member.id and deleted_at is null) as tools,
      (
        select count(*)::int from tools
        where owner_id = member.id and deleted_at is null and hidden_reason is not null
      ) as "hiddenTools"
    from users as member where member.id = ${id}
  `.execute(executor);
  return rows[0] ?? null;
}

export interface BookingCount {
  side: 'owner' | 'borrower';
  state: BookingState;
  count: number;
}

/** The numbers of a member's bookings, by side and state. */
export async function countBookings(executor: Executor, id: number): Promise<BookingCount[]> {
  const { rows } = await sql<BookingCount>`
    select 'owner' as side, state, count(*)::int as count from bookings where owner_id = ${id} group by state
    union all
    select 'borrower', state, count(*)::int from bookings where borrower_id = ${id} group by state
    order by 1, 2
  `.execute(executor);
  return rows;
}

export interface ReportLine {
  id: number;
  kind: string;
  reason: string;
  at: Date;
  closedReason: string | null;
}

/** The latest reports about a member, or by them. */
export async function reportsOfMember(
  executor: Executor,
  id: number,
  direction: 'about' | 'by',
  most: number,
): Promise<ReportLine[]> {
  const column = direction === 'about' ? 'about_id' : 'reporter_id';
  const { rows } = await sql<ReportLine>`
    select id, kind, reason, created_at as at, closed_reason as "closedReason" from reports
    where ${sql.ref(column)} = ${id} order by id desc limit ${most}
  `.execute(executor);
  return rows;
}
