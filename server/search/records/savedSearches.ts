import { sql } from 'kysely';
import { mostSavedSearches, type SavedFilters } from '../../../domain/search/savedSearch';
import { noFilters } from '../../../domain/search/toolSearch';
import type { CalendarDate } from '../../../domain/values/days';
import type { Executor } from '../../database/openDatabase';
import { blockedBetween } from '../../members/records/blockedMembers';
import type { SearchQuery } from './searchTools';
import { usualDirection } from './searchTools';

/** A saved search as its member sees it. */
export interface SavedSearchRecord {
  id: number;
  filters: SavedFilters;
  createdAt: Date;
  toldAt: Date | null;
}

/** A check of a search reads so many of the latest tools; no member would read more. */
const toolsPerCheck = 500;
/** So many known tools are stored per search. */
const knownPerSearch = 2_000;

/** News this long before the last check still cause another one; without news a check follows after `anyway`. */
const newsOverlap = sql.raw(`interval '1 minute'`);
const recheckInterval = sql.raw(`interval '1 day'`);

const columns = sql.raw(
  `search.id, search.filters, search.created_at as "createdAt", search.told_at as "toldAt"`,
);

/**
 * The saved filters as an ordinary search, newest tools first. A filter that was not chosen has the default of the
 * browse screen, so that an alert reports what its link shows.
 */
export function asToolSearch(
  filters: SavedFilters,
  { origin, today }: { origin: SearchQuery['origin']; today: CalendarDate },
): SearchQuery {
  const { availableFrom, availableTo, flexDays } = filters;
  return {
    term: filters.searchTerm,
    categoryIds: filters.categoryIds,
    priceCentsMin: filters.priceCentsMin ?? noFilters.priceCentsMin,
    priceCentsMax: filters.priceCentsMax ?? noFilters.priceCentsMax,
    distanceKmMax: filters.distanceMax ?? noFilters.distanceMax,
    ratingMin: filters.ratingMin,
    order: 'NEWEST',
    direction: usualDirection('NEWEST'),
    first: toolsPerCheck,
    after: null,
    free:
      availableFrom === null || availableTo === null
        ? null
        : { startDate: availableFrom, endDate: availableTo, flexDays, today },
    measured: false,
    origin,
  };
}

/** A member's searches, the latest first. */
export async function listSavedSearches(
  executor: Executor,
  memberId: number,
): Promise<SavedSearchRecord[]> {
  const { rows } = await sql<SavedSearchRecord>`
    select ${columns} from saved_searches as search where member_id = ${memberId} order by id desc limit ${mostSavedSearches}
  `.execute(executor);
  return rows;
}

/** The same search, if a member has saved it already. */
export async function sameSearch(
  executor: Executor,
  memberId: number,
  filters: SavedFilters,
): Promise<SavedSearchRecord | null> {
  const { rows } = await sql<SavedSearchRecord>`
    select ${columns} from saved_searches as search
    where member_id = ${memberId} and md5(filters::text) = md5(${JSON.stringify(filters)}::jsonb::text)
  `.execute(executor);
  return rows[0] ?? null;
}

/** Saves a search with the tools that it finds now, which are not news. Null when the member has as many as allowed. */
export async function insertSavedSearch(
  executor: Executor,
  { memberId, filters, found }: { memberId: number; filters: SavedFilters; found: number[] },
  now: Date,
): Promise<SavedSearchRecord | null> {
  const knownFrom = found.length < toolsPerCheck ? 0 : Math.min(...found);
  return executor.transaction().execute(async (transaction) => {
    // Concurrent requests of one member count one after the other, so that the limit holds.
    await sql`select id from users where id = ${memberId} for no key update`.execute(transaction);
    const { rows } = await sql<SavedSearchRecord>`
      insert into saved_searches as search (member_id, filters, created_at, looked_at, known, known_from)
      select ${memberId}::bigint, ${JSON.stringify(filters)}::jsonb, ${now}::timestamptz, clock_timestamp(),
        ${found}::bigint[], ${knownFrom}::bigint
      where (select count(*) from saved_searches where member_id = ${memberId}) < ${mostSavedSearches}
      on conflict do nothing
      returning ${columns}
    `.execute(transaction);
    return rows[0] ?? sameSearch(transaction, memberId, filters);
  });
}

/** Deletes a member's search; the id of another member's search has no effect. */
export async function deleteSavedSearch(
  executor: Executor,
  memberId: number,
  id: number,
): Promise<void> {
  await sql`delete from saved_searches where id = ${id} and member_id = ${memberId}`.execute(
    executor,
  );
}

const isOpen = (today: CalendarDate) => sql`(
  search.filters ->> 'availableFrom' is null
  or (search.filters ->> 'availableFrom')::date + (search.filters ->> 'flexDays')::integer >= ${today}::date
)`;

/** Whether a member got a notification about saved searches after a moment. */
const toldAfter = (memberId: string, since: Date) => sql`exists (
  select from notices
  where notices.member_id = ${sql.raw(memberId)} and notices.kind = 'search_found' and notices.created_at > ${since}::timestamptz
)`;

/** The conditions that are cheap to compare here; the search itself checks words, days and distances. */
const mayMatch = sql.raw(`(
  tool.listed and tool.owner_id <> search.member_id
  and tool.id >= search.known_from and tool.id <> all(search.known)
  and tool.price_per_day_cents >= coalesce((search.filters ->> 'priceCentsMin')::integer, 0)
  and tool.price_per_day_cents <= coalesce((search.filters ->> 'priceCentsMax')::integer, 2147483647)
  and (jsonb_array_length(search.filters -> 'categoryIds') = 0 or exists (
    select from jsonb_array_elements_text(search.filters -> 'categoryIds') as wanted(id) where wanted.id::integer = any(tool.category_ids)
  ))
)`);

/**
 * Members whose saved searches have to be checked: a tool was listed, changed or became free since the last check, or
 * the last check is a day old. Members who were told after `toldSince`, whose searches are over, or who are leaving are
 * left out.
 */
export async function membersToCheck(
  executor: Executor,
  { today, toldSince, most }: { today: CalendarDate; toldSince: Date; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select search.member_id as id from saved_searches as search join users as member on member.id = search.member_id
    where member.leaving_at is null and ${isOpen(today)}
      and (search.looked_at < clock_timestamp() - ${recheckInterval} or exists (
        select from tool_news as news join tools as tool on tool.id = news.tool_id
        where news.at > search.looked_at - ${newsOverlap} and ${mayMatch}
      ))
      and not ${toldAfter('search.member_id', toldSince)}
    group by search.member_id order by min(search.looked_at), search.member_id limit ${most}
  `.execute(executor);
  return rows.map(({ id }) => id);
}

/** A search that is to be checked, with the data that the check needs. */
export interface SearchToCheck {
  id: number;
  filters: SavedFilters;
  known: number[];
  knownFrom: number;
  /** The database's time before the check: the next one finds what comes later. */
  lookedAt: Date;
  origin: SearchQuery['origin'] | null;
}

const toCheck = sql.raw(`search.id, search.filters, search.known, search.known_from as "knownFrom",
  clock_timestamp() as "lookedAt", case when member.latitude is not null and member.longitude is not null then
    json_build_object('latitude', member.latitude, 'longitude', member.longitude) end as origin`);

/** A member's searches that are not over. */
export async function searchesToCheck(
  executor: Executor,
  memberId: number,
  today: CalendarDate,
): Promise<SearchToCheck[]> {
  const { rows } = await sql<SearchToCheck>`
    select ${toCheck} from saved_searches as search join users as member on member.id = search.member_id
    where search.member_id = ${memberId} and ${isOpen(today)} order by search.id
  `.execute(executor);
  return rows;
}

/**
 * Locks a member's searches until the end of the transaction, so that only one process sends a notification. Empty when
 * the member was told after `toldSince`.
 */
export async function lockSearches(
  transaction: Executor,
  memberId: number,
  toldSince: Date,
): Promise<Pick<SearchToCheck, 'id' | 'known' | 'knownFrom'>[]> {
  await sql`select id from saved_searches where member_id = ${memberId} order by id for update`.execute(
    transaction,
  );
  const { rows } = await sql<Pick<SearchToCheck, 'id' | 'known' | 'knownFrom'>>`
    select search.id, search.known, search.known_from as "knownFrom" from saved_searches as search
    where member_id = ${memberId} and not ${toldAfter('search.member_id', toldSince)} order by search.id
  `.execute(transaction);
  return rows;
}

/**
 * The found tools that a member is notified of: not their own, and none whose owner has blocked the member or is
 * blocked.
 */
export async function listToolsToNotify(
  executor: Executor,
  memberId: number,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select tool.id, tool.name from tools as tool
    where tool.id = any(${[...ids]}::bigint[]) and tool.listed and tool.owner_id <> ${memberId}
      and not ${blockedBetween('tool.owner_id', String(memberId))}
    order by tool.id desc
  `.execute(executor);
  return rows;
}

/** Stores that a search was checked, and which tools its member is notified of now. */
export async function recordCheck(
  transaction: Executor,
  {
    id,
    lookedAt,
    news,
    toldAt,
  }: { id: number; lookedAt: Date; news: number[]; toldAt: Date | null },
): Promise<void> {
  await sql`
    update saved_searches set looked_at = ${lookedAt}::timestamptz, told_at = coalesce(${toldAt}::timestamptz, told_at),
      known = (known || ${news}::bigint[])[greatest(1, cardinality(known) + ${news.length}::integer - ${knownPerSearch - 1}::integer):]
    where id = ${id}
  `.execute(transaction);
}

/** Deletes news that all searches have checked long ago. */
export async function deleteOldNews(executor: Executor): Promise<void> {
  await sql`delete from tool_news where at < clock_timestamp() - interval '2 days'`.execute(
    executor,
  );
}
