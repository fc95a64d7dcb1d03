import { type RawBuilder, sql } from 'kysely';
import { blogSlugs } from '../../../domain/pages/blog';
import { type AddressName, matchAddress } from '../../../domain/values/addresses';
import type { Executor } from '../../database/openDatabase';
import { readId } from '../../validation/readId';

export type PageStatus = 200 | 404 | 410;

/** How to find out what an id in an address names: one row with `isGone`, or none. */
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
  conversation: (id) => sql<Found>`select false as "isGone" from conversations where id = ${id}`,
};

/**
 * The status of a page: 404 for an address without a route and for what never was, 410 for what was deleted. Whether a
 * member may see it is decided later, in the app.
 */
export async function findPageStatus(executor: Executor, pathname: string): Promise<PageStatus> {
  const found = matchAddress(pathname);
  if (!found) return 404;
  const { name, part } = found;
  if (name === 'blogPost') return (blogSlugs as readonly string[]).includes(part) ? 200 : 404;
  if (name === 'statement') return /^20\d\d$/.test(part) ? 200 : 404;
  const look = looks[name];
  if (!look) return 200;
  const id = readId(part);
  if (id === null) return 404;
  const { rows } = await look(id).execute(executor);
  const [row] = rows;
  if (!row) return 404;
  return row.isGone ? 410 : 200;
}
