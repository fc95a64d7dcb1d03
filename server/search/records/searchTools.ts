import { CompiledQuery } from 'kysely';
import type { CalendarDate } from '../../../domain/values/days';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';
import { columnTexts, type ToolRecord } from '../../tools/records/tools';
import {
  cursorHead,
  type SearchDirection,
  type SearchOrder,
  type SearchPosition,
} from './searchPosition';

/** The wanted days: the tool is returned on `endDate`. The period may be up to `flexDays` days earlier or later. */
export interface FreeDays {
  startDate: CalendarDate;
  endDate: CalendarDate;
  flexDays: number;
  today: CalendarDate;
}

/** The filters of a search, without its order. */
export interface SearchFilters {
  /** A blank term does not filter. */
  term: string;
  categoryIds: readonly number[];
  priceCentsMin: number | null;
  priceCentsMax: number | null;
  distanceKmMax: number | null;
  ratingMin: number | null;
  /** Days on which a unit has to be free; null for any. */
  free: FreeDays | null;
  /** Where distances are measured from (D12). */
  origin: { latitude: number; longitude: number };
}

export interface SearchQuery extends SearchFilters {
  order: SearchOrder;
  direction: SearchDirection;
  first: number;
  after: SearchPosition | null;
  /** Whether the search asks for distances, so that the result contains them. */
  measured: boolean;
}

const found = `find_tools($1, $2, $3::integer[], $4::integer, $5::integer, $6::integer, $7::integer,
    $8::float8, $9::float8, $10::date, $11::date, $12::integer, $13::date, $14, $15, $16, $17::bigint[]
  )`;

/** A fixed text: compiling it for each search takes time (docs/operations/performance.md). */
const statement = (columns: string) => `
  select ${columns}, $18::text || array_to_string(found.keys, ',') as "searchCursor",
    case when $19::boolean then distance_metres(tool.latitude, tool.longitude, $8, $9) end as "distanceMetres"
  from ${found} with ordinality as found(tool_id, keys, place)
  join tools as tool on tool.id = found.tool_id
  order by found.place`;
const statements = {
  listed: statement(columnTexts.list),
  whole: statement(columnTexts.whole),
};

/** The first thirteen arguments of `find_tools`, `search_facets`, `map_points` and `map_tools`. */
export function filterValues(filters: SearchFilters): unknown[] {
  const { origin, distanceKmMax, ratingMin, free } = filters;
  return [
    filters.term,
    limits.search.words,
    filters.categoryIds,
    filters.priceCentsMin,
    filters.priceCentsMax,
    ratingMin === null ? null : ratingMin * 1000,
    distanceKmMax === null ? null : distanceKmMax * 1000,
    origin.latitude,
    origin.longitude,
    free?.startDate ?? null,
    free?.endDate ?? null,
    free?.flexDays ?? 0,
    free?.today ?? null,
  ];
}

/** The direction an order has when none is asked for. */
export function usualDirection(order: SearchOrder): SearchDirection {
  return order === 'PRICE' || order === 'DISTANCE' ? 'ASC' : 'DESC';
}

/** The arguments of `find_tools`. */
function getArguments(search: SearchQuery): unknown[] {
  return [
    ...filterValues(search),
    search.order,
    search.direction === 'DESC',
    search.first,
    search.after?.keys ?? null,
  ];
}

/**
 * The tools that match all filters, in one statement. A term in the name ranks above one in the description, and a
 * term as typed ranks above one inside another word or with a typo. Bounds are inclusive; a distance is compared in
 * whole metres. Pages continue from a position, never by counting rows. See `find_tools` (migrations/search.sql).
 * Without `whole`, the tools have only the fields that lists show, although their type has more.
 */
export async function searchTools(
  executor: Executor,
  search: SearchQuery,
  { whole }: { whole: boolean },
): Promise<ToolRecord[]> {
  const { rows } = await executor.executeQuery<ToolRecord>(
    CompiledQuery.raw(whole ? statements.whole : statements.listed, [
      ...getArguments(search),
      cursorHead(search.order, search.direction),
      search.measured,
    ]),
  );
  return rows;
}

const idsStatement = `select tool_id as id from ${found} with ordinality as found(tool_id, keys, place) order by place`;

/** The same result as `searchTools`, as ids only. */
export async function findToolIds(executor: Executor, search: SearchQuery): Promise<number[]> {
  const { rows } = await executor.executeQuery<{ id: number }>(
    CompiledQuery.raw(idsStatement, getArguments(search)),
  );
  return rows.map(({ id }) => id);
}
