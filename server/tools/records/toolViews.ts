import { sql } from 'kysely';
import type { CalendarDate } from '../../../domain/values/days';
import type { Executor } from '../../database/openDatabase';

/**
 * The salt of a day, the same for every process: `fresh` when none was stored. Salts of earlier days are deleted, so
 * that their hashes can no longer be traced to a viewer.
 */
export async function saltOfDay(
  executor: Executor,
  day: CalendarDate,
  fresh: Buffer,
): Promise<Buffer> {
  for (;;) {
    const { rows } = await sql<{ salt: Buffer }>`
      with aged as (delete from view_salts where day < ${day}::date),
      stored as (
        insert into view_salts (day, salt) values (${day}::date, ${fresh}) on conflict do nothing returning salt
      )
      select salt from stored union all select salt from view_salts where day = ${day}::date
    `.execute(executor);
    // No row: another process stored a salt while this statement ran. The next statement sees it.
    if (rows[0]) return rows[0].salt;
  }
}

export interface NewToolView {
  toolId: number;
  day: CalendarDate;
  /** A hash that only this viewer has, for this tool on this day. */
  viewer: string;
  /** The member who looks; null for a visitor. */
  memberId: number | null;
}

/** Counts a view once per viewer and day. False for a further view, for the owner, and without a listed tool. */
export async function recordView(executor: Executor, look: NewToolView): Promise<boolean> {
  const { rows } = await sql<{ views: number }>`
    with first as (
      insert into tool_viewers (day, tool_id, viewer)
      select ${look.day}::date, id, ${look.viewer} from tools
      where id = ${look.toolId} and listed and owner_id is distinct from ${look.memberId}::bigint
      on conflict do nothing returning tool_id, day
    )
    insert into tool_views (tool_id, day, views) select tool_id, day, 1 from first
    on conflict (tool_id, day) do update set views = tool_views.views + 1
    returning views
  `.execute(executor);
  return rows.length > 0;
}

/** How often each tool was viewed; tools without a view are left out. */
export async function viewsOfTools(
  executor: Executor,
  toolIds: readonly number[],
): Promise<{ toolId: number; views: number }[]> {
  const { rows } = await sql<{ toolId: number; views: number }>`
    select tool_id as "toolId", sum(views)::integer as views from tool_views
    where tool_id = any(${toolIds}::bigint[]) group by tool_id
  `.execute(executor);
  return rows;
}

/** Deletes the viewers who were counted before `day`, some at a time, and returns how many. */
export async function forgetViewers(
  executor: Executor,
  day: CalendarDate,
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with aged as (delete from view_salts where day < ${day}::date)
    delete from tool_viewers where (day, tool_id, viewer) in (
      select day, tool_id, viewer from tool_viewers where day < ${day}::date limit ${most} for update skip locked
    )
  `.execute(executor);
  return Number(numAffectedRows);
}
