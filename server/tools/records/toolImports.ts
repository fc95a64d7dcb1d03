import { sql } from 'kysely';
import { openStates } from '../../bookings/records/bookings';
import { lockTools } from '../../bookings/records/reservations';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';
import { markDeleted } from './ownTools';
import { insertTool, type ToolValues } from './tools';

/** Tools that a member has added from one file. */
export interface ToolImportRecord {
  id: number;
  createdAt: Date;
  /** The tools that are not deleted. */
  toolCount: number;
}

/** Stores an import with its tools. Must run in a transaction. */
export async function insertToolImport(
  transaction: Executor,
  memberId: number,
  tools: readonly ToolValues[],
): Promise<ToolImportRecord> {
  const { id, created_at } = await transaction
    .insertInto('tool_imports')
    .values({ member_id: memberId })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  for (const tool of tools) await insertTool(transaction, memberId, tool, id);
  return { id, createdAt: created_at, toolCount: tools.length };
}

/** The member's imports that still have tools, newest first; or the one with the id, if it still has tools. */
export async function listToolImports(
  executor: Executor,
  memberId: number,
  importId: number | null = null,
): Promise<ToolImportRecord[]> {
  const { rows } = await sql<ToolImportRecord>`
    select import.id, import.created_at as "createdAt", count(*)::integer as "toolCount"
    from tool_imports as import join tools as tool on tool.import_id = import.id and tool.deleted_at is null
    where import.member_id = ${memberId} and (${importId}::bigint is null or import.id = ${importId})
    group by import.id order by import.id desc limit ${limits.toolImport.listed}
  `.execute(executor);
  return rows;
}

export type UndoneImport =
  | { kind: 'undone'; wasListed: boolean }
  | { kind: 'not there' }
  | { kind: 'booked'; toolNames: string[] };

/** Deletes the tools of an import that are not deleted yet, unless one of them is requested or booked. */
export async function undoToolImport(
  executor: Executor,
  memberId: number,
  importId: number,
): Promise<UndoneImport> {
  return executor.transaction().execute(async (transaction) => {
    const { rows: seen } = await sql<{ id: number }>`
      select tool.id from tools as tool join tool_imports as import on import.id = tool.import_id
      where import.id = ${importId} and import.member_id = ${memberId} and tool.deleted_at is null
    `.execute(transaction);
    if (seen.length === 0) return { kind: 'not there' };
    const ids = seen.map(({ id }) => id);
    // Every booking takes the first lock, every edit and deletion of a tool the second.
    await lockTools(transaction, ids);
    const { rows: tools } = await sql<{ id: number; name: string; listed: boolean }>`
      select id, name, listed from tools where id = any(${ids}::bigint[]) and deleted_at is null order by id for update
    `.execute(transaction);
    const { rows: booked } = await sql<{ id: number }>`
      select distinct tool_id as id from bookings where tool_id = any(${ids}::bigint[])
        and state in (${openStates})
    `.execute(transaction);
    const isBooked = new Set(booked.map(({ id }) => id));
    const toolNames = tools.filter(({ id }) => isBooked.has(id)).map(({ name }) => name);
    if (toolNames.length > 0) return { kind: 'booked', toolNames };
    await markDeleted(transaction, ids);
    return { kind: 'undone', wasListed: tools.some(({ listed }) => listed) };
  });
}
