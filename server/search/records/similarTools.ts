import { sql } from 'kysely';
import type { Executor } from '../../database/openDatabase';
import { type ToolRecord, toolColumns } from '../../tools/records/tools';

/** In metres. A tool within this distance is quick to pick up. */
const near = 50_000;

/** Candidates of each search below: enough to choose from, at no higher cost than a page of an ordinary search. */
const candidates = 24;

/** One of the bounded searches of search.sql, in the tool's own categories and around its place. */
const search = (term: string, reach: number | null) => sql`
  select found.tool_id from source, find_tools(${sql.raw(term)}, 1, source.category_ids, null, null, null, ${reach}::integer,
    source.latitude, source.longitude, null, null, 0, null, 'RELEVANCE', true, ${candidates}::integer, null) as found`;

/**
 * Listed tools that can replace a listed one, best first. They share a category with it and belong to other owners,
 * since the page shows the owner's tools separately. Tools with a similar name, good ratings and a near place come
 * first; a distance of 100 km counts as much as an entirely different name. Edge: none for a tool that is not listed.
 */
export async function similarTools(
  executor: Executor,
  toolId: number,
  first: number,
): Promise<ToolRecord[]> {
  const { rows } = await sql<ToolRecord>`
    with source as (
      select tool.*, coalesce(
        -- The longest word of a Danish name mostly says what it is: Bosch boremaskine.
        (select word from text_words(tool.name) order by length(word) desc, word limit 1), '') as word
      from tools as tool where tool.id = ${toolId} and tool.listed
    ), found as (
      ${search('source.word', near)} union ${search("''", near)} union ${search('source.word', null)} union ${search("''", null)}
    )
    select ${toolColumns}
    from source, found join tools as tool on tool.id = found.tool_id
    where tool.id <> source.id and tool.owner_id <> source.owner_id
    order by similarity(search_spelling(tool.name), search_spelling(source.name)) + tool.score / 5000.0
      - least(1, distance_metres(tool.latitude, tool.longitude, source.latitude, source.longitude) / 100000.0) desc, tool.id desc
    limit ${first}
  `.execute(executor);
  return rows;
}

/** The listed ones among these tools, in the order of `ids`. */
export async function listedTools(
  executor: Executor,
  ids: readonly number[],
): Promise<ToolRecord[]> {
  const { rows } = await sql<ToolRecord>`
    select ${toolColumns} from tools as tool
    where tool.id = any(${ids}::bigint[]) and tool.listed
    order by array_position(${ids}::bigint[], tool.id)
  `.execute(executor);
  return rows;
}
