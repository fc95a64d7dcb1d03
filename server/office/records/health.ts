import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';

/** The versions of the database: of its schema the name of the newest migration. */
export interface DatabaseVersions {
  schema: string;
  postgres: string;
}

export async function databaseVersions(executor: Executor): Promise<DatabaseVersions> {
  const { rows } = await sql<DatabaseVersions>`
    select coalesce((select max(name) from schema_migrations where name ~ '^[0-9]'), '') as schema,
      current_setting('server_version') as postgres
  `.execute(executor);
  const [versions] = rows;
  if (!versions) throw new Error('The versions returned no row');
  return versions;
}

export interface GivenUpJob {
  id: number;
  kind: string;
  tries: number;
  error: string | null;
  at: Date;
  caseId: number | null;
}

/** The jobs that were given up, the latest first. */
export async function givenUpJobs(executor: Executor, most: number): Promise<GivenUpJob[]> {
  const { rows } = await sql<GivenUpJob>`
    select id, kind, tries, last_error as error, given_up_at as at, (
      select max(staff_cases.id) from staff_cases where kind = 'job' and subject_id = outbox.id
    ) as "caseId"
    from outbox where given_up_at is not null order by id desc limit ${most}
  `.execute(executor);
  return rows;
}

/** Lets a job that was given up run again. Returns its kind; null when it is no such job any more. */
export async function reviveJob(
  transaction: Executor,
  id: number,
  at: Date,
): Promise<{ kind: string; error: string | null } | null> {
  const { rows } = await sql<{ kind: string; error: string | null }>`
    update outbox set given_up_at = null, tries = 0, due_at = ${at}
    where id = ${id} and given_up_at is not null and done_at is null
    returning kind, last_error as error
  `.execute(transaction);
  return rows[0] ?? null;
}
