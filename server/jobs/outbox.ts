import { sql } from 'kysely';
import type { Executor } from '../database/openDatabase';

/** A job as it is stored. `outbox/jobs.ts` defines the payload of each kind. */
export interface JobRecord {
  id: number;
  once: string;
  kind: string;
  payload: unknown;
  /** How often it was begun, this time included. */
  tries: number;
}

/** Stores a job unless there is one of the same `once`. */
export async function insertJob(
  executor: Executor,
  { once, kind, payload, dueAt }: Pick<JobRecord, 'once' | 'kind' | 'payload'> & { dueAt?: Date },
): Promise<void> {
  await sql`
    insert into outbox (once, kind, payload, due_at)
    values (${once}, ${kind}, ${JSON.stringify(payload)}::jsonb, coalesce(${dueAt ?? null}::timestamptz, 'epoch'))
    on conflict (once) do nothing
  `.execute(executor);
}

/** The kinds of the jobs that are due. */
export async function listDueKinds(executor: Executor, now: Date): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from outbox where done_at is null and given_up_at is null and due_at <= ${now}
  `.execute(executor);
  return rows.map(({ kind }) => kind);
}

interface Claim {
  kinds: readonly string[];
  now: Date;
  lease: Date;
  most: number;
  /** How many of them may be of one `memberId` of the payload. */
  mostPerMember?: number | undefined;
}

/**
 * Claims up to `most` due jobs of these kinds, those waiting longest first. No other process gets them before `lease`.
 * Jobs that another process is claiming at this moment are skipped.
 */
export async function claimJobs(
  executor: Executor,
  { kinds, now, lease, most, mostPerMember }: Claim,
): Promise<JobRecord[]> {
  const isDue = sql`done_at is null and given_up_at is null and due_at <= ${now} and kind = any(${kinds}::text[])`;
  const isFair =
    mostPerMember === undefined
      ? sql`true`
      : sql`id in (
          select id from (
            select id, row_number() over (partition by payload ->> 'memberId' order by due_at, id) as place
            from outbox where ${isDue}
          ) as placed where place <= ${mostPerMember}
        )`;
  const { rows } = await sql<JobRecord>`
    update outbox set due_at = ${lease}, tries = tries + 1
    where id in (
      select id from outbox where ${isDue} and ${isFair}
      order by due_at, id limit ${most} for update skip locked
    )
    returning id, once, kind, payload, tries
  `.execute(executor);
  // The rows of `returning` are in any order.
  return rows.toSorted((a, b) => a.id - b.id);
}

export async function markJobDone(executor: Executor, id: number, at: Date): Promise<void> {
  await sql`update outbox set done_at = ${at}, given_up_at = null where id = ${id}`.execute(
    executor,
  );
}

/** Postpones a failed job, unless its lease has expired and another process has started it again. */
export async function postponeJob(
  executor: Executor,
  { id, tries }: JobRecord,
  { dueAt, reason }: { dueAt: Date; reason: string },
): Promise<void> {
  await sql`
    update outbox set due_at = ${dueAt}, last_error = ${reason}
    where id = ${id} and tries = ${tries} and done_at is null and given_up_at is null
  `.execute(executor);
}

/** Leaves a job undone permanently. */
export async function giveUpJob(
  executor: Executor,
  { id, tries }: JobRecord,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await sql`
    update outbox set given_up_at = ${at}, last_error = ${reason}
    where id = ${id} and tries = ${tries} and done_at is null
  `.execute(executor);
}

/** How many wait, and how many were given up. */
export async function countJobs(executor: Executor): Promise<{ waiting: number; givenUp: number }> {
  const { rows } = await sql<{ waiting: number; givenUp: number }>`
    select (select count(*) from outbox where done_at is null and given_up_at is null) as waiting,
      (select count(*) from outbox where given_up_at is not null) as "givenUp"
  `.execute(executor);
  return rows[0] ?? { waiting: 0, givenUp: 0 };
}

/** Deletes some of the jobs that were over before a time; returns how many. */
export async function deleteOldJobs(
  executor: Executor,
  before: Date,
  most: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from outbox where id in (
      select id from outbox
      where (done_at is not null or given_up_at is not null) and coalesce(done_at, given_up_at) < ${before}
      limit ${most} for update skip locked
    )
  `.execute(executor);
  return Number(numAffectedRows ?? 0);
}
