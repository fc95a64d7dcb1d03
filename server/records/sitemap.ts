import { sql } from 'kysely';
import type { CalendarDate } from '../../domain/days';
import type { Executor } from '../database/openDatabase';

/** A page of a tool for search engines. */
export interface ToolPlace {
  id: number;
  /** When it was listed; null once its owner has changed it, because nobody notes when. */
  lastChanged: CalendarDate | null;
}

/** The first of each so many listed tools, in the order of their ids: one of each part of a long list. */
export async function partsOfTools(executor: Executor, size: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, row_number() over (order by id) as place from tools where listed) as numbered
    where place % ${size}::integer = ${size === 1 ? 0 : 1} order by id
  `.execute(executor);
  return rows.map(({ id }) => id);
}

/** So many listed tools from an id on. */
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
