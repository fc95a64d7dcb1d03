import { sql } from 'kysely';
import { holdingStates } from '../../../domain/bookings/bookingLife';
import type { CalendarDate } from '../../../domain/values/days';
import { bookingsWhere, type SeenBooking } from '../../bookings/records/bookings';
import { type Days, freeUnits } from '../../bookings/records/reservations';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';

/** A period in which an owner does not lend a tool: from `startDate` to the day before `endDate`. */
export interface UnavailabilityRecord extends Days {
  id: number;
  toolId: number;
  /** Which units; null for all that the tool has. */
  units: number[] | null;
  note: string | null;
}

export interface NewUnavailability extends Days {
  /** How many units; null for all. */
  units: number | null;
  note: string | null;
}

const columns =
  sql.raw(`block.id, block.tool_id as "toolId", block.start_date as "startDate", block.end_date as "endDate",
  block.units, block.note`);
const blocked = sql.raw(`daterange(block.start_date, block.end_date, '[)')`);
const holding = sql.join(holdingStates.map((state) => sql`${state}`));

/** An owner's blocked periods in a window, for one tool or for all that are not deleted, by first day. */
export async function listUnavailabilities(
  executor: Executor,
  ownerId: number,
  { toolId, from, to }: { toolId: number | null; from: CalendarDate; to: CalendarDate },
): Promise<UnavailabilityRecord[]> {
  const { rows } = await sql<UnavailabilityRecord>`
    select ${columns} from blocks as block join tools on tools.id = block.tool_id
    where tools.owner_id = ${ownerId} and tools.deleted_at is null and (${toolId}::bigint is null or tools.id = ${toolId})
      and block.start_date < ${to}::date and block.end_date > ${from}::date
    order by block.start_date, block.id limit ${limits.lists.reservations}
  `.execute(executor);
  return rows;
}

/** Bookings of an owner's tools in a window, including open requests; those that ended without a loan are left out. */
export function calendarBookings(
  executor: Executor,
  ownerId: number,
  window: { toolId: number | null; from: CalendarDate; to: CalendarDate },
  today: CalendarDate,
): Promise<SeenBooking[]> {
  const { toolId, from, to } = window;
  const isShown = sql`booking.owner_id = ${ownerId} and (${toolId}::bigint is null or booking.tool_id = ${toolId})
    and booking.state in ('requested', 'completed', ${holding})
    and booking.start_date < ${to}::date
    and (booking.end_date >= ${from}::date or booking.state = 'pickedUp' and ${today}::date >= ${from}::date)`;
  return bookingsWhere(executor, ownerId, isShown, sql`booking.start_date, booking.id`);
}

/** A blocked period of one of the owner's tools; null for another owner's. `lock` locks the row for the transaction. */
export async function getOwnUnavailability(
  executor: Executor,
  ownerId: number,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<UnavailabilityRecord | null> {
  const { rows } = await sql<UnavailabilityRecord>`
    select ${columns} from blocks as block join tools on tools.id = block.tool_id
    where block.id = ${id} and tools.owner_id = ${ownerId} and tools.deleted_at is null
    ${sql.raw(lock ? 'for update of block' : '')}
  `.execute(executor);
  return rows[0] ?? null;
}

/** An owner's tools for which days can be blocked, one or all, with the numbers of their units and blocked periods. */
export async function toolsToBlock(
  executor: Executor,
  ownerId: number,
  toolId: number | null,
): Promise<{ id: number; units: number; blocks: number }[]> {
  const { rows } = await sql<{ id: number; units: number; blocks: number }>`
    select tools.id, tools.max_available_count as units,
      (select count(*)::integer from blocks where blocks.tool_id = tools.id) as blocks
    from tools
    where tools.owner_id = ${ownerId} and tools.deleted_at is null and (${toolId}::bigint is null or tools.id = ${toolId})
    order by tools.id
  `.execute(executor);
  return rows;
}

/**
 * Chooses the units to block when only some are; null means all. Units with the fewest days taken come first, and among
 * those the highest numbers, because a tool whose number of units is reduced loses these.
 */
async function unitsToBlock(
  transaction: Executor,
  toolId: number,
  { startDate, endDate, units }: NewUnavailability,
  except: number,
): Promise<number[] | null> {
  if (units === null) return null;
  const { rows } = await sql<{ unit: number }>`
    with wanted as (select daterange(${startDate}::date, ${endDate}::date, '[)') as days)
    select place.unit from wanted, tools, generate_series(1, tools.max_available_count) as place(unit)
    where tools.id = ${toolId}
    order by (
      select coalesce(sum(upper(taken.during * wanted.days) - lower(taken.during * wanted.days)), 0)
      from reservations as taken
      where taken.tool_id = ${toolId} and taken.unit = place.unit and taken.during && wanted.days
        and taken.block_id is distinct from ${except}
    ), place.unit desc
    limit ${units}
  `.execute(transaction);
  return rows.map(({ unit }) => unit);
}

/** Reserves the days of blocked periods as far as they are free. No two periods may be of the same tool. */
async function reserveFreeDays(transaction: Executor, ids: readonly number[]): Promise<void> {
  await sql`
    insert into reservations (block_id, tool_id, unit, start_date, end_date)
    select block.id, block.tool_id, place.unit, lower(piece.days), upper(piece.days)
    from blocks as block join tools on tools.id = block.tool_id
    cross join lateral generate_series(1, tools.max_available_count) as place(unit)
    cross join lateral unnest(
      datemultirange(${blocked}) - coalesce((
        select range_agg(taken.during) from reservations as taken
        where taken.tool_id = block.tool_id and taken.unit = place.unit
      ), '{}'::datemultirange)
    ) as piece(days)
    where block.id = any(${[...ids]}::bigint[]) and (block.units is null or place.unit = any(block.units))
  `.execute(transaction);
}

/**
 * Reserves the blocked periods of a tool again, around the days of its bookings. All code that releases days calls it,
 * so that the days of a cancelled booking become blocked. Needs the lock on the tool.
 */
export async function reserveUnavailabilities(
  transaction: Executor,
  toolId: number,
  today: CalendarDate,
): Promise<void> {
  const blocks = await transaction
    .selectFrom('blocks')
    .select('id')
    .where('tool_id', '=', toolId)
    .where('end_date', '>', today)
    .orderBy('id')
    .execute();
  if (blocks.length === 0) return;
  const ids = blocks.map(({ id }) => id);
  await transaction.deleteFrom('reservations').where('block_id', 'in', ids).execute();
  // One after the other: where two periods overlap, the first one takes the days.
  for (const id of ids) await reserveFreeDays(transaction, [id]);
}

/** Stores the same blocked period for each tool and reserves its days. Returns the existing row where there is one. */
export async function insertUnavailabilities(
  transaction: Executor,
  toolIds: readonly number[],
  block: NewUnavailability,
): Promise<UnavailabilityRecord[]> {
  const { startDate, endDate, note } = block;
  const same = sql`block.start_date = ${startDate}::date and block.end_date = ${endDate}::date
    and block.note is not distinct from ${note}
    and cardinality(block.units) is not distinct from ${block.units}::integer`;
  const { rows: before } = await sql<UnavailabilityRecord>`
    select distinct on (block.tool_id) ${columns} from blocks as block
    where block.tool_id = any(${[...toolIds]}::bigint[]) and ${same} order by block.tool_id, block.id
  `.execute(transaction);
  const missing = toolIds.filter((id) => before.every(({ toolId }) => toolId !== id));
  const made: UnavailabilityRecord[] = [];
  if (missing.length > 0) {
    const [only] = missing;
    const units =
      only === undefined || block.units === null
        ? null
        : await unitsToBlock(transaction, only, block, 0);
    const { rows } = await sql<UnavailabilityRecord>`
      insert into blocks as block (tool_id, start_date, end_date, units, note)
      select tool.id, ${startDate}::date, ${endDate}::date, ${units}::integer[], ${note}
      from unnest(${missing}::bigint[]) as tool(id) returning ${columns}
    `.execute(transaction);
    made.push(...rows);
    await reserveFreeDays(
      transaction,
      rows.map(({ id }) => id),
    );
  }
  return [...before, ...made].sort((one, other) => one.toolId - other.toolId);
}

/** Changes a blocked period. Needs the lock on its tool. */
export async function changeUnavailability(
  transaction: Executor,
  { id, toolId }: UnavailabilityRecord,
  block: NewUnavailability,
  today: CalendarDate,
): Promise<UnavailabilityRecord[]> {
  const units = await unitsToBlock(transaction, toolId, block, id);
  const { rows } = await sql<UnavailabilityRecord>`
    update blocks as block set start_date = ${block.startDate}::date, end_date = ${block.endDate}::date,
      units = ${units}::integer[], note = ${block.note}
    where block.id = ${id} returning ${columns}
  `.execute(transaction);
  await reserveUnavailabilities(transaction, toolId, today);
  return rows;
}

/** Deletes a blocked period: its days are free, except those that another one blocks. Needs the lock on its tool. */
export async function deleteUnavailability(
  transaction: Executor,
  { id, toolId }: UnavailabilityRecord,
  today: CalendarDate,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('blocks')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await reserveUnavailabilities(transaction, toolId, today);
  return numDeletedRows > 0;
}

/**
 * The bookings that overlap blocked periods, and the requests that no longer fit beside them: the owner has to decide
 * about them. Needs the locks on the tools, and the days of the periods reserved.
 */
export async function bookingsInTheWay(
  transaction: Executor,
  ownerId: number,
  blocks: readonly UnavailabilityRecord[],
  today: CalendarDate,
): Promise<SeenBooking[]> {
  const ids = blocks.map(({ id }) => id);
  // A tool that has not come back is out today, whatever its days say.
  const isPromised = sql`booking.state in (${holding}) and exists (
    select from blocks as block join reservations as taken on taken.tool_id = block.tool_id
    where block.id = any(${ids}::bigint[]) and taken.booking_id = booking.id
      and (block.units is null or taken.unit = any(block.units))
      and daterange(taken.start_date,
        case when booking.state = 'pickedUp' then greatest(taken.end_date, ${today}::date + 1) else taken.end_date end, '[)')
        && ${blocked})`;
  const isAsked = sql`booking.state = 'requested' and exists (
    select from blocks as block where block.id = any(${ids}::bigint[]) and block.tool_id = booking.tool_id
      and daterange(booking.start_date, booking.end_date, '[)') && ${blocked})`;
  const found = await bookingsWhere(
    transaction,
    ownerId,
    sql`booking.owner_id = ${ownerId} and (${isPromised} or ${isAsked})`,
    sql`booking.start_date, booking.id`,
  );
  const inTheWay: SeenBooking[] = [];
  for (const booking of found) {
    const fits =
      booking.state === 'requested' &&
      (await freeUnits(transaction, booking, today)).length >= booking.units;
    if (!fits) inTheWay.push(booking);
  }
  return inTheWay;
}
