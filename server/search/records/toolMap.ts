import { CompiledQuery } from 'kysely';
import type { MapPoint } from '../../../domain/search/mapMarks';
import type { GeoBox } from '../../../domain/search/mercator';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';
import { columnTexts, type ToolRecord } from '../../tools/records/tools';
import { cursorHead } from './searchPosition';
import { filterValues, type SearchQuery } from './searchTools';

/** Fixed texts, for the reason given in searchTools.ts. */
const found = '$1, $2, $3::integer[], $4::integer, $5::integer, $6::integer, $7::integer';
const asked = `${found}, $8::float8, $9::float8, $10::date, $11::date, $12::integer, $13::date,
  $14::float8, $15::float8, $16::float8, $17::float8`;
const pointsStatement = `
  select latitude, longitude, amount as count, has_more as "hasMore", cheapest as "priceCentsMin", only_name as "toolName"
  from map_points(${asked}, $18::integer)`;
const toolsStatement = (columns: string) => `
  select ${columns}, $20::text || array_to_string(found.keys, ',') as "searchCursor",
    case when $21::boolean then distance_metres(tool.latitude, tool.longitude, $8, $9) end as "distanceMetres"
  from map_tools(${asked}, $18::integer, $19::bigint[]) with ordinality as found(tool_id, keys, place)
  join tools as tool on tool.id = found.tool_id
  order by found.place`;
const toolsStatements = {
  listed: toolsStatement(columnTexts.list),
  whole: toolsStatement(columnTexts.whole),
};

const getValues = (search: SearchQuery, { south, west, north, east }: GeoBox): unknown[] => [
  ...filterValues(search),
  south,
  west,
  north,
  east,
];

/**
 * How many tools of a search there are at each place in a box, in one statement. The search's order and page are
 * ignored. With very many tools not all are read: then `hasMore` is true, and there is no lowest price. See
 * `map_points`.
 */
export async function mapPoints(
  executor: Executor,
  search: SearchQuery,
  box: GeoBox,
  most: number = search.free ? limits.map.lookedOnDays : limits.map.looked,
): Promise<MapPoint[]> {
  const values = [...getValues(search, box), most];
  const { rows } = await executor.executeQuery<MapPoint>(
    CompiledQuery.raw(pointsStatement, values),
  );
  return rows;
}

/** A page of the tools of a search in a box, best first: with the fields that lists show, or `whole`. */
export async function mapTools(
  executor: Executor,
  search: SearchQuery,
  box: GeoBox,
  { whole }: { whole: boolean } = { whole: false },
): Promise<ToolRecord[]> {
  const { rows } = await executor.executeQuery<ToolRecord>(
    CompiledQuery.raw(whole ? toolsStatements.whole : toolsStatements.listed, [
      ...getValues(search, box),
      search.first,
      search.after?.keys ?? null,
      cursorHead('RELEVANCE', 'DESC'),
      search.measured,
    ]),
  );
  return rows;
}
