import { sql } from 'kysely';
import type { Executor } from '../database/openDatabase';
import { blockedBetween } from '../members/records/blockedMembers';

/** A process without a heartbeat for this long counts as gone, and its streams as closed. */
const heartbeatTimeout = sql`interval '60 seconds'`;

/** Stores the heartbeat of a process, and deletes those that are gone. True when it was not known (any more). */
export async function keepProcess(executor: Executor, id: string): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    with gone as (delete from live_processes where seen_at < now() - ${heartbeatTimeout} and id <> ${id}::uuid)
    insert into live_processes (id, seen_at) values (${id}::uuid, now())
    on conflict (id) do update set seen_at = excluded.seen_at
    returning xmax = 0 as "isNew"
  `.execute(executor);
  return rows[0]?.isNew === true;
}

export async function forgetProcess(executor: Executor, id: string): Promise<void> {
  await sql`delete from live_processes where id = ${id}::uuid`.execute(executor);
}

/** Stores who has opened a stream from a process and who has closed it. Unknown ids are ignored. */
export async function changePeople(
  executor: Executor,
  processId: string,
  { come, gone }: { come: readonly number[]; gone: readonly number[] },
): Promise<void> {
  await sql`
    with left_it as (
      delete from live_people where process_id = ${processId}::uuid and user_id = any(${gone}::bigint[])
    )
    insert into live_people (process_id, user_id)
    select process.id, users.id from live_processes as process join users on users.id = any(${come}::bigint[])
    where process.id = ${processId}::uuid
    on conflict do nothing
  `.execute(executor);
}

/** Which of the users have a stream open, from any process. */
export async function onlineAmong(
  executor: Executor,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct user_id as id from live_people join live_processes as process on process.id = process_id
    where user_id = any(${userIds}::bigint[]) and process.seen_at > now() - ${heartbeatTimeout}
  `.execute(executor);
  return new Set(rows.map(({ id }) => id));
}

/** For each user, the online members of their conversations, who are notified that the user came or went. */
export async function listOnlinePartners(
  executor: Executor,
  userIds: readonly number[],
): Promise<{ userId: number; partnerId: number }[]> {
  const { rows } = await sql<{ userId: number; partnerId: number }>`
    select distinct who.id as "userId", partner.id as "partnerId"
    from unnest(${userIds}::bigint[]) as who(id)
    cross join lateral (
      select high_id as id from conversations where low_id = who.id and newest_message_id is not null
      union select low_id from conversations where high_id = who.id and newest_message_id is not null
    ) as partner
    join live_people on live_people.user_id = partner.id
    where not ${blockedBetween('who.id', 'partner.id')}
  `.execute(executor);
  return rows;
}
