import { sql } from 'kysely';
import type { CalendarDate } from '../../../domain/values/days';
import type { Executor } from '../../database/openDatabase';

/** A tool's page for search engines. */
export interface ToolPlace {
  id: number;
  /** The day it was created; null after the tool was changed, because the time of a change is not stored. */
  lastChanged: CalendarDate | null;
}

/** The listed tools, by id, are divided into parts of `size`: returns the first id of each part. */
export async function partsOfTools(executor: Executor, size: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, row_number() over (order by id) as place from tools where listed) as numbered
    where place % ${size}::integer = ${size === 1 ? 0 : 1} order by id
  `.execute(executor);
  return rows.map(({ id }) => id);
}

/** At most `most` listed tools, from the id `from` on. */
export async function toolPlaces(
  executor: Executor,
  from: number,
  most: number,
): Promise<ToolPlace[]> {
  const { rows } = await sql<ToolPlace>`
    select id, case when version = 1
      then to_char(created_at at time zone 'Europe/Copenhagen', 'YYYY-MM-DD') end as "lastChanged"
    from tools where listed and id >= ${from} order by id limit ${most}
  `.execute(executor);
  return rows;
}
