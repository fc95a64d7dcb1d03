import { type RawBuilder, sql } from 'kysely';
import type { ToolState } from '../../../domain/tools/tool';
import { type ToolFieldValues, toolFieldNames, toolFields } from '../../../domain/tools/toolFields';
import { charactersWithin } from '../../../domain/values/characters';
import type { ReservationRecord } from '../../bookings/records/bookings';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';
import {
  ownerColumns,
  type ToolPage,
  type ToolRecord,
  type ToolValues,
  toolAssignments,
  toolColumns,
  toolPageClause,
} from './tools';

/** A tool with the fields that only its owner sees. */
export interface OwnToolRecord extends ToolRecord, ToolFieldValues<'owner'> {
  state: ToolState;
  version: number;
  /** Why Skuret has hidden it; null of a tool that is not hidden. */
  hiddenReason: string | null;
  createdAt: Date;
  latitude: number;
  longitude: number;
  /** For each field of the GraphQL API, the version that last changed it. */
  changedIn: Record<string, number>;
}

const ownColumns: RawBuilder<unknown> = sql`
  ${toolColumns}, ${ownerColumns}, upper(tool.state) as state, tool.version,
  tool.hidden_reason as "hiddenReason", tool.created_at as "createdAt", tool.latitude, tool.longitude, tool.changed_in as "changedIn"`;

/** A tool's id, and the id of the member who has to be its owner. */
export interface OwnId {
  id: number;
  ownerId: number;
}

/** Null when the tool belongs to another member, or is deleted. */
export async function findOwnTool(
  executor: Executor,
  { id, ownerId }: OwnId,
): Promise<OwnToolRecord | null> {
  const { rows } = await sql<OwnToolRecord>`
    select ${ownColumns} from tools as tool
    where tool.id = ${id} and tool.owner_id = ${ownerId} and tool.deleted_at is null
  `.execute(executor);
  return rows[0] ?? null;
}

/** Newest first, without the deleted ones. */
export async function listOwnTools(
  executor: Executor,
  ownerId: number,
  page: ToolPage,
): Promise<OwnToolRecord[]> {
  const { rows } = await sql<OwnToolRecord>`
    select ${ownColumns} from tools as tool
    where tool.owner_id = ${ownerId} and tool.deleted_at is null ${toolPageClause(page)}
  `.execute(executor);
  return rows;
}

/**
 * Replaces a tool's values and categories in one statement. Returns null when `version`, on which the values are based,
 * is no longer the current one. `changed` lists the fields of the GraphQL API that differ. Throws the check violation
 * `tools_keep_promised_units` when more units are promised than the tool would have.
 */
export async function updateOwnTool(
  executor: Executor,
  { id, ownerId }: OwnId,
  version: number,
  { values, changed }: { values: ToolValues; changed: readonly string[] },
): Promise<OwnToolRecord | null> {
  const changedIn = JSON.stringify(
    Object.fromEntries(changed.map((field) => [field, version + 1])),
  );
  const assignments = toolAssignments(values).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  const { rows } = await sql<OwnToolRecord>`
    with tool as (
      update tools set ${sql.join(assignments)}, version = version + 1,
        changed_in = changed_in || ${changedIn}::jsonb
      where id = ${id} and owner_id = ${ownerId} and version = ${version} and deleted_at is null
      returning *
    ), unlinked as (
      delete from tool_categories as link using tool
      where link.tool_id = tool.id and link.category_id <> all(tool.category_ids)
    ), linked as (
      insert into tool_categories (tool_id, category_id)
      select tool.id, unnest(tool.category_ids) from tool on conflict do nothing
    )
    select ${ownColumns} from tool
  `.execute(executor);
  return rows[0] ?? null;
}

/**
 * Changes a tool's state. Null when it is not in the state `from` (any more), deleted, or hidden and to be published.
 */
export async function changeToolState(
  executor: Executor,
  { id, ownerId }: OwnId,
  from: ToolState,
  to: ToolState,
): Promise<OwnToolRecord | null> {
  const { rows } = await sql<OwnToolRecord>`
    with tool as (
      update tools set state = ${to.toLowerCase()}, version = version + 1,
        changed_in = changed_in || jsonb_build_object('state', version + 1)
      where id = ${id} and owner_id = ${ownerId} and state = ${from.toLowerCase()} and deleted_at is null
        and (hidden_reason is null or ${to} <> 'PUBLISHED')
      returning *
    )
    select ${ownColumns} from tool
  `.execute(executor);
  return rows[0] ?? null;
}

/** The end of a copy's name. */
const copyMark = ' (kopi)';

/** Stores a copy of a tool as a draft with another name; null when the tool is deleted, or hidden by support. */
export async function copyOwnTool(
  executor: Executor,
  { id, ownerId }: OwnId,
): Promise<OwnToolRecord | null> {
  const alike = sql.raw(
    `description, location, latitude, longitude, image_url, further_image_urls, price_per_day_cents,
    deposit_cents, included_items, specifications, max_available_count, category_ids, shortest_days, longest_days,
    notice_days, buffer_days, horizon_days, instant_booking, checked_borrowers, ${toolFieldNames.map((name) => toolFields[name].column)}`,
  );
  const original = await executor
    .selectFrom('tools')
    .select('name')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (!original) return null;
  const most = limits.tool.name.max - copyMark.length;
  const name = charactersWithin(original.name, most).trimEnd() + copyMark;
  const { rows } = await sql<OwnToolRecord>`
    with tool as (
      insert into tools (owner_id, name, state, ${alike})
      select owner_id, ${name}, 'draft', ${alike}
      from tools where id = ${id} and owner_id = ${ownerId} and deleted_at is null and hidden_reason is null
      returning *
    ), linked as (
      insert into tool_categories (tool_id, category_id) select tool.id, unnest(tool.category_ids) from tool
    )
    select ${ownColumns} from tool
  `.execute(executor);
  return rows[0] ?? null;
}

export type DeletedTool =
  | { kind: 'deleted'; wasListed: boolean }
  | { kind: 'not there' }
  | { kind: 'booked'; openBookings: ReservationRecord[] };

/** Deletes tools. Their rows stay, because bookings and reviews refer to them; their idempotency keys are deleted. */
export async function markDeleted(transaction: Executor, ids: readonly number[]): Promise<void> {
  await sql`
    with forgotten as (delete from idempotency_keys where tool_id = any(${ids}::bigint[]))
    update tools set deleted_at = now(), version = version + 1
    where id = any(${ids}::bigint[]) and deleted_at is null
  `.execute(transaction);
}

/** Deletes a tool unless it has open bookings; idempotent. */
export async function deleteOwnTool(
  executor: Executor,
  { id, ownerId }: OwnId,
): Promise<DeletedTool> {
  return executor.transaction().execute(async (transaction) => {
    // Reservations share this lock (0001_start.sql), so none appears between the check and the deletion.
    const { rows: tools } = await sql<{ isDeleted: boolean; listed: boolean }>`
      select deleted_at is not null as "isDeleted", listed from tools
      where id = ${id} and owner_id = ${ownerId} for update
    `.execute(transaction);
    const [tool] = tools;
    if (!tool) return { kind: 'not there' };
    if (tool.isDeleted) return { kind: 'deleted', wasListed: false };
    const { rows: openBookings } = await sql<ReservationRecord>`
      select id, start_date as "startDate", end_date as "endDate", state from bookings
      where tool_id = ${id} and (state in ('accepted', 'pickedUp', 'returned', 'inDispute') or state = 'awaitingPayment' and is_instant)
      order by start_date, id limit ${limits.lists.reservations}
    `.execute(transaction);
    if (openBookings.length > 0) return { kind: 'booked', openBookings };
    await markDeleted(transaction, [id]);
    return { kind: 'deleted', wasListed: tool.listed };
  });
}

/** The exact address where a tool is picked up; null when its owner has not given one. */
export async function findPickupAddress(
  executor: Executor,
  toolId: number,
): Promise<string | null> {
  const row = await executor
    .selectFrom('tools')
    .select('pickup_address')
    .where('id', '=', toolId)
    .executeTakeFirst();
  return row?.pickup_address ?? null;
}

/** The value of one unit that the owner of a tool has declared, in øre; null for none. */
export async function findDeclaredValue(
  executor: Executor,
  toolId: number,
): Promise<number | null> {
  const row = await executor
    .selectFrom('tools')
    .select('declared_value_cents')
    .where('id', '=', toolId)
    .executeTakeFirst();
  return row?.declared_value_cents ?? null;
}
