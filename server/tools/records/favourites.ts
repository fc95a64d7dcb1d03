import { sql } from 'kysely';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';
import { type ToolPage, type ToolRecord, toolColumns } from './tools';

/** The result of saving or removing favourites. */
export interface FavouritesChanged {
  errors: string[];
}

/**
 * The listed tools that a person has saved, the last saved first. Returns null when the tool `after` is no longer
 * saved, so that the position of the next page is unknown.
 */
export async function findFavouriteTools(
  executor: Executor,
  userId: number,
  { first, after }: ToolPage,
): Promise<ToolRecord[] | null> {
  const before = after === null ? sql`` : sql`and favourite.place < (${getPlace(userId, after)})`;
  const { rows } = await sql<ToolRecord>`
    select ${toolColumns} from favourites as favourite join tools as tool on tool.id = favourite.tool_id
    where favourite.user_id = ${userId} and tool.listed ${before}
    order by favourite.place desc limit ${first}
  `.execute(executor);
  if (rows.length > 0 || after === null) return rows;
  const { rows: last } = await getPlace(userId, after).execute(executor);
  return last.length > 0 ? [] : null;
}

function getPlace(userId: number, toolId: number) {
  return sql<{ place: string }>`
    select place from favourites where user_id = ${userId} and tool_id = ${toolId}
  `;
}

/**
 * Saves tools in the order of `toolIds`. A tool that is saved already keeps its place; unknown ids are ignored. Returns
 * false, and saves none, when the person would have more than the limit.
 */
export async function insertFavourites(
  executor: Executor,
  userId: number,
  toolIds: readonly number[],
): Promise<boolean> {
  return executor.transaction().execute(async (transaction) => {
    // Without this lock two concurrent requests would both find room.
    await sql`
      select pg_advisory_xact_lock(hashtextextended(${`favourites ${userId}`}, 7358025))
    `.execute(transaction);
    const { rows } = await sql<{ fits: boolean }>`
      with wanted as (
        select tool.id, min(given.place) as place
        from unnest(${toolIds}::bigint[]) with ordinality as given(id, place) join tools as tool on tool.id = given.id
        where tool.deleted_at is null and not exists (select from favourites where user_id = ${userId} and tool_id = tool.id)
        group by tool.id
      ), room as (
        select (select count(*) from wanted) + count(*) <= ${limits.favourites.total} as fits
        from favourites where user_id = ${userId}
      ), stored as (
        insert into favourites (user_id, tool_id)
        select ${userId}, wanted.id from wanted, room where room.fits order by wanted.place
      )
      select fits or not exists (select from wanted) as fits from room
    `.execute(transaction);
    return rows[0]?.fits === true;
  });
}

/** Edge: has no effect on a tool that is not saved. */
export async function deleteFavourite(
  executor: Executor,
  userId: number,
  toolId: number,
): Promise<void> {
  await executor
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('tool_id', '=', toolId)
    .execute();
}
