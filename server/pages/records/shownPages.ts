import { type RawBuilder, sql } from 'kysely';
import type { AddressName } from '../../../domain/values/addresses';
import type { Executor } from '../../database/openDatabase';

/** One row for an id that was given, none for another. */
interface Found {
  isGone: boolean;
}
type Look = (id: number) => RawBuilder<Found>;

const tool: Look = (id) =>
  sql<Found>`select deleted_at is not null as "isGone" from tools where id = ${id}`;
const booking: Look = (id) => sql<Found>`select false as "isGone" from bookings where id = ${id}`;

const looks: Partial<Record<AddressName, Look>> = {
  tool,
  book: tool,
  editTool: tool,
  publicProfile: (id) =>
    sql<Found>`select leaving_at is not null as "isGone" from users where id = ${id}`,
  booking,
  receipt: booking,
  decision: (id) => sql<Found>`select false as "isGone" from measures where id = ${id}`,
  conversation: (id) => sql<Found>`select false as "isGone" from conversations where id = ${id}`,
};

/** Whether the page of an address shows the records of an id. */
export const showsRecord = (name: AddressName) => name in looks;

/** The record that the id in a URL names; null for an unknown id. */
export async function findShownRecord(
  executor: Executor,
  name: AddressName,
  id: number,
): Promise<Found | null> {
  const rows = await looks[name]?.(id).execute(executor);
  return rows?.rows[0] ?? null;
}
