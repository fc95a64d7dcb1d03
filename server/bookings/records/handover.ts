import { sql } from 'kysely';
import type { HandoverMoment } from '../../../domain/bookings/handover';
import type { Executor } from '../../database/openDatabase';

export type Side = 'borrower' | 'owner';

export interface TickRecord {
  moment: HandoverMoment;
  by: Side;
  at: Date;
}

/** An item that belongs to the tool of a booking, with the ticks of the sides that have seen it. */
export interface ItemRecord {
  place: number;
  name: string;
  ticks: TickRecord[];
}

export interface HandoverPictureRecord {
  id: number;
  moment: HandoverMoment;
  by: Side;
  sha256: string;
  at: Date;
}

/** Copies the included items of a booking's tool. Items that were copied before stay as they are. */
export async function copyItems(executor: Executor, bookingId: number): Promise<void> {
  await sql`
    insert into booking_items (booking_id, place, name)
    select booking.id, item.place - 1, item.name
    from bookings as booking join tools as tool on tool.id = booking.tool_id
    cross join unnest(tool.included_items) with ordinality as item(name, place)
    where booking.id = ${bookingId}
    on conflict do nothing
  `.execute(executor);
}

export async function listItems(executor: Executor, bookingId: number): Promise<ItemRecord[]> {
  const [items, ticks] = [
    await executor
      .selectFrom('booking_items')
      .select(['place', 'name'])
      .where('booking_id', '=', bookingId)
      .orderBy('place')
      .execute(),
    await executor
      .selectFrom('booking_ticks')
      .select(['place', 'moment', 'ticked_by', 'at'])
      .where('booking_id', '=', bookingId)
      .orderBy('at')
      .execute(),
  ];
  return items.map(({ place, name }) => ({
    place,
    name,
    ticks: ticks
      .filter((tick) => tick.place === place)
      .map(({ moment, ticked_by, at }) => ({ moment, by: ticked_by, at })),
  }));
}

interface Tick {
  bookingId: number;
  place: number;
  moment: HandoverMoment;
  by: Side;
}

/** Stores that one side has seen an item; the time of the first tick is kept. Returns false for an unknown item. */
export async function tickItem(executor: Executor, tick: Tick, at: Date): Promise<boolean> {
  const { bookingId, place, moment, by } = tick;
  const { rows } = await sql<{ place: number }>`
    with item as (
      select booking_id, place from booking_items where booking_id = ${bookingId} and place = ${place}
    ), ticked as (
      insert into booking_ticks (booking_id, place, moment, ticked_by, at)
      select booking_id, place, ${moment}, ${by}, ${at}::timestamptz from item
      on conflict do nothing
    )
    select place from item
  `.execute(executor);
  return rows.length > 0;
}

export async function untickItem(executor: Executor, tick: Tick): Promise<void> {
  await executor
    .deleteFrom('booking_ticks')
    .where('booking_id', '=', tick.bookingId)
    .where('place', '=', tick.place)
    .where('moment', '=', tick.moment)
    .where('ticked_by', '=', tick.by)
    .execute();
}

/** The photographs of both moments, in the order in which they were added. */
export async function handoverPictures(
  executor: Executor,
  bookingId: number,
): Promise<HandoverPictureRecord[]> {
  const rows = await executor
    .selectFrom('booking_pictures')
    .select(['id', 'moment', 'added_by as by', 'sha256', 'at'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  return rows;
}

export async function insertHandoverPicture(
  executor: Executor,
  bookingId: number,
  { moment, by, sha256, at }: Omit<HandoverPictureRecord, 'id'>,
): Promise<void> {
  await executor
    .insertInto('booking_pictures')
    .values({ booking_id: bookingId, added_by: by, moment, sha256, at })
    .execute();
}

/** Deletes a photograph that this side added. Returns its hash; null when this side has no such photograph. */
export async function deleteHandoverPicture(
  executor: Executor,
  { id, bookingId, by }: { id: number; bookingId: number; by: Side },
): Promise<string | null> {
  const row = await executor
    .deleteFrom('booking_pictures')
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .where('added_by', '=', by)
    .returning('sha256')
    .executeTakeFirst();
  return row?.sha256 ?? null;
}

export type CodeStep = 'confirmPickup' | 'markReturned';

/** Identifies the code that one side shows for a step of a booking. */
interface CodeKey {
  bookingId: number;
  step: CodeStep;
  shownBy: Side;
}

/** Stores a code in place of the earlier one of the same side and step. */
export async function storeCode(
  executor: Executor,
  { bookingId, step, shownBy }: CodeKey,
  { code, at }: { code: string; at: Date },
): Promise<void> {
  const row = { code, wrong_attempts: 0, made_at: at };
  await executor
    .insertInto('handover_codes')
    .values({ booking_id: bookingId, step, shown_by: shownBy, ...row })
    .onConflict((conflict) => conflict.columns(['booking_id', 'step', 'shown_by']).doUpdateSet(row))
    .execute();
}

/** The code that one side shows for a step, locked until the end of the transaction; null when there is none. */
export async function lockCode(
  transaction: Executor,
  { bookingId, step, shownBy }: CodeKey,
): Promise<{ code: string; wrongAttempts: number } | null> {
  const row = await transaction
    .selectFrom('handover_codes')
    .select(['code', 'wrong_attempts as wrongAttempts'])
    .where('booking_id', '=', bookingId)
    .where('step', '=', step)
    .where('shown_by', '=', shownBy)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function setWrongAttempts(
  transaction: Executor,
  { bookingId, step, shownBy }: CodeKey,
  wrongAttempts: number,
): Promise<void> {
  await transaction
    .updateTable('handover_codes')
    .set({ wrong_attempts: wrongAttempts })
    .where('booking_id', '=', bookingId)
    .where('step', '=', step)
    .where('shown_by', '=', shownBy)
    .execute();
}

/** Deletes the codes of a booking that is over. */
export async function deleteCodes(transaction: Executor, bookingId: number): Promise<void> {
  await transaction.deleteFrom('handover_codes').where('booking_id', '=', bookingId).execute();
}
