import { sql } from 'kysely';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';

/** Whether either of two members has blocked the other, as a condition on two ids. */
export const blockedBetween = (one: string, other: string) =>
  sql.raw(`exists (
    select from blocked_members as blocked
    where (blocked.member_id = ${one} and blocked.blocked_id = ${other})
      or (blocked.member_id = ${other} and blocked.blocked_id = ${one})
  )`);

/** Which of two members has blocked the other; null when neither has. Edge: 'own' when both have. */
export async function findMemberBlock(
  executor: Executor,
  memberId: number,
  otherId: number,
): Promise<'own' | 'others' | null> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select member_id = ${memberId} as "isOwn" from blocked_members
    where (member_id = ${memberId} and blocked_id = ${otherId})
      or (member_id = ${otherId} and blocked_id = ${memberId})
    order by member_id = ${memberId} desc limit 1
  `.execute(executor);
  const [block] = rows;
  if (!block) return null;
  return block.isOwn ? 'own' : 'others';
}

export interface BlockedMemberRecord {
  memberId: number;
  since: Date;
}

/** The members whom a member has blocked, the latest first. */
export async function blockedBy(
  executor: Executor,
  memberId: number,
): Promise<BlockedMemberRecord[]> {
  const { rows } = await sql<BlockedMemberRecord>`
    select blocked_id as "memberId", created_at as since from blocked_members
    where member_id = ${memberId} order by created_at desc, blocked_id desc limit ${limits.blockedMembers}
  `.execute(executor);
  return rows;
}

/** Blocks a member, and marks the unread notifications of their messages as read. Idempotent. */
export async function blockMember(
  transaction: Executor,
  { memberId, blockedId }: { memberId: number; blockedId: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into blocked_members (member_id, blocked_id, created_at) values (${memberId}, ${blockedId}, ${now})
    on conflict do nothing
  `.execute(transaction);
  await sql`
    update notices set read_at = ${now}
    where member_id = ${memberId} and kind = 'message_received' and read_at is null and subject in (
      select 'conversation ' || id from conversations
      where low_id = ${Math.min(memberId, blockedId)} and high_id = ${Math.max(memberId, blockedId)}
    )
  `.execute(transaction);
}

export async function unblockMember(
  executor: Executor,
  { memberId, blockedId }: { memberId: number; blockedId: number },
): Promise<void> {
  await sql`
    delete from blocked_members where member_id = ${memberId} and blocked_id = ${blockedId}
  `.execute(executor);
}

/** Whether a booking of a tool between two members is agreed and not over: then they can write despite a block. */
export async function isLendingUnderWay(
  executor: Executor,
  memberIds: readonly [number, number],
  toolId: number,
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from bookings where tool_id = ${toolId} and state in (${agreedStates})
        and owner_id = any(${memberIds}::bigint[]) and borrower_id = any(${memberIds}::bigint[])
    ) as is
  `.execute(executor);
  return rows[0]?.is === true;
}

/** States in which the owner and the borrower of a booking still have to arrange something with each other. */
export const agreedStates = sql.raw(`'accepted', 'pickedUp', 'returned', 'inDispute'`);
