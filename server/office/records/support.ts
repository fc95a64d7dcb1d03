import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';

export interface JobKindCounts {
  kind: string;
  waiting: number;
  /** Waiting jobs that were due before `lateBefore`. */
  late: number;
  /** Waiting jobs that have failed before and will be tried again. */
  failed: number;
  givenUp: number;
  lastError: string | null;
}

/** The state of the jobs of each kind. A waiting job is late when it was due before `lateBefore`. */
export async function jobsByKind(executor: Executor, lateBefore: Date): Promise<JobKindCounts[]> {
  const { rows } = await sql<JobKindCounts>`
    select kind, count(*) filter (where given_up_at is null)::integer as waiting,
      count(*) filter (where given_up_at is null and due_at > 'epoch' and due_at < ${lateBefore}
        or given_up_at is null and due_at = 'epoch' and created_at < ${lateBefore})::integer as late,
      count(*) filter (where given_up_at is null and last_error is not null)::integer as failed,
      count(*) filter (where given_up_at is not null)::integer as "givenUp",
      max(last_error) as "lastError"
    from outbox where done_at is null group by kind order by kind
  `.execute(executor);
  return rows;
}

/** Stores that a round of scheduled jobs has finished. */
export async function noteJobRun(executor: Executor, name: string, at: Date): Promise<void> {
  await sql`
    insert into sweeps (name, ran_at) values (${name}, ${at})
    on conflict (name) do update set ran_at = greatest(sweeps.ran_at, excluded.ran_at)
  `.execute(executor);
}

/** The name under which the time of the newest verified backup is kept. */
export const verifiedBackup = 'verified backup';

/** Stores when a backup was made that has been restored on trial. */
export function noteVerifiedBackup(executor: Executor, createdAt: Date): Promise<void> {
  return noteJobRun(executor, verifiedBackup, createdAt);
}

/** When the newest verified backup was made; null for none. */
export async function newestVerifiedBackup(executor: Executor): Promise<Date | null> {
  const row = await executor
    .selectFrom('sweeps')
    .select('ran_at')
    .where('name', '=', verifiedBackup)
    .executeTakeFirst();
  return row?.ran_at ?? null;
}

export function listJobRuns(executor: Executor): Promise<{ name: string; ran_at: Date }[]> {
  return executor.selectFrom('sweeps').selectAll().orderBy('name').execute();
}

export interface HiddenTool {
  id: number;
  ownerId: number;
  name: string;
  hiddenReason: string | null;
}

/** A tool that is not deleted, locked until the end of the transaction. */
export async function toolToHide(transaction: Executor, id: number): Promise<HiddenTool | null> {
  const { rows } = await sql<HiddenTool>`
    select id, owner_id as "ownerId", name, hidden_reason as "hiddenReason" from tools
    where id = ${id} and deleted_at is null for update
  `.execute(transaction);
  return rows[0] ?? null;
}

/** Hides a tool: pauses it, so that its owner cannot publish it again, and stores the state it had. */
export async function hideTool(transaction: Executor, id: number, reason: string): Promise<void> {
  await sql`
    update tools set hidden_reason = ${reason}, hidden_from = state,
      state = case when state = 'published' then 'paused' else state end, version = version + 1,
      changed_in = changed_in || jsonb_build_object('state', version + 1)
    where id = ${id}
  `.execute(transaction);
}

/** Restores the state that a tool had before it was hidden, unless its owner has chosen another one since. */
export async function showTool(transaction: Executor, id: number): Promise<void> {
  await sql`
    update tools set hidden_reason = null, hidden_from = null,
      state = case when state = 'paused' then hidden_from else state end, version = version + 1,
      changed_in = changed_in || jsonb_build_object('state', version + 1)
    where id = ${id}
  `.execute(transaction);
}
