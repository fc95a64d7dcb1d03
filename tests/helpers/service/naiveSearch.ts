/** The results that `searchTools` must have, from one statement that reads every tool: slow, but easy to verify. */
import { type RawBuilder, sql } from 'kysely';
import { limits } from '../../../server/config/limits';
import type { Executor } from '../../../server/database/openDatabase';
import type { FreeDays, SearchQuery } from '../../../server/search/records/searchTools';

// Stop words in the spelling without Danish letters; the Danish configuration has them only with æ, ø and å.
const spelledStopWords = ['paa', 'naar', 'vaere', 'vaeret', 'ogsaa', 'saadan'];

/**
 * Makes two queries of the typed text. `strict` finds a word by its stem, as a prefix or in pieces. `loose` adds compounds that
 * contain the word (a word of three letters only in names, because it occurs in too many others) and, when no listing
 * has the word, words that differ by one typo, or by two in a long word. `:A` searches names only. A text without words
 * gives null, which finds nothing.
 */
function searchQueries(term: string): RawBuilder<unknown> {
  return sql`
    typed as (
      select token as word, min(place) as place,
        min(case when tokid <> 1 then token
          else (ts_lexize('pg_catalog.danish_stem'::regdictionary, token))[1] end) as lexeme,
        bool_or(token = any(${spelledStopWords}::text[])) as spelled_stop_word
      from ts_parse('default', search_spelling(${term})) with ordinality as parsed(tokid, token, place)
      where tokid <> 12
      group by token
    ),
    terms as (
      select word, lexeme from typed
      where (lexeme is not null and not spelled_stop_word)
        or not exists (select from typed as other where other.lexeme is not null and not other.spelled_stop_word)
      order by place limit ${limits.search.words}
    ),
    compounds as (
      select word, string_agg(' | (' || query || ')', '') as queries from search_compounds(search_spelling(${term}))
      group by word
    ),
    expanded as (
      select coalesce(terms.lexeme, terms.word) as stem,
        coalesce((select queries from compounds where compounds.word = terms.word), '') as apart, terms.word,
        coalesce(array_agg(candidates.lexeme || case when candidates.in_name_only then ':A' else '' end)
          filter (where candidates.lexeme is not null), '{}') as lexemes
      from terms
      left join lateral (
        (
          select lexeme, true as in_name_only from search_words
          where length(terms.lexeme) = 3 and terms.word !~ '[0-9]' and lexeme like '%' || terms.lexeme
          order by length(word), word limit 60
        )
        union
        (
          select lexeme, false from search_words
          where length(terms.lexeme) >= 4 and terms.word !~ '[0-9]' and word like '%' || terms.lexeme || '%'
          order by length(word), word limit 60
        )
        union
        (
          select lexeme, false from search_words
          where length(terms.word) between 4 and 40 and terms.word !~ '[0-9]'
            and not exists (select from compounds where compounds.word = terms.word)
            and (typo_forms && one_typo_forms(terms.word)
              or (length(terms.word) >= 7 and word % terms.word and similarity(word, terms.word) >= 0.5))
            and not exists (
              select from search_words as known
              where known.lexeme = terms.lexeme or known.word like terms.word || '%'
                or (length(terms.lexeme) >= 4 and known.word like '%' || terms.lexeme || '%')
            )
          order by similarity(word, terms.word) desc, word limit 20
        )
      ) as candidates on true
      group by terms.lexeme, terms.word
    ),
    queries as (
      select
        string_agg('(' || stem || ' | ' || word || ':*' || apart || ')', ' & ')::tsquery as strict,
        string_agg('(' || array_to_string(stem || lexemes, ' | ') || ' | ' || word || ':*' || apart || ')', ' & ')::tsquery
          as loose
      from expanded
    )`;
}

/** A match in the name ranks above one in the description; an exact one above a compound or a typo. */
const relevance = sql.raw(`
  case
    when ts_filter(tool.document, '{a}') @@ queries.strict then 3
    when ts_filter(tool.document, '{a}') @@ queries.loose then 2
    when tool.document @@ queries.strict then 1
    else 0
  end`);

/** Whether a unit is neither out nor reserved during one of the wanted periods. */
const isFree = ({ startDate, endDate, flexDays, today }: FreeDays) => sql`exists (
  select from generate_series(${-flexDays}::integer, ${flexDays}::integer) as shift,
    generate_series(1, tool.max_available_count) as place(unit)
  where ${startDate}::date + shift >= ${today}::date + tool.notice_days
    and ${startDate}::date + shift <= ${today}::date + tool.horizon_days
    and ${endDate}::date - ${startDate}::date >= tool.shortest_days
    and ${endDate}::date - ${startDate}::date <= tool.longest_days
    and not exists (
      select from reservations as promised left join bookings as booking on booking.id = promised.booking_id
      where promised.tool_id = tool.id and promised.unit = place.unit
        and daterange(${startDate}::date + shift, ${endDate}::date + shift + tool.buffer_days) && daterange(
          promised.start_date,
          promised.buffer_days + case when (booking.state = 'pickedUp' or booking.state = 'inDispute' and booking.returned_on is null)
            and booking.end_date < ${today}::date then ${today}::date + 1 else promised.end_date end)
    )
)`;

function conditions(search: SearchQuery, distance: RawBuilder<unknown>): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [];
  if (search.term !== '') all.push(sql`tool.document @@ queries.loose`);
  if (search.categoryIds.length > 0) {
    all.push(sql`exists (select from tool_categories as link
      where link.tool_id = tool.id and link.category_id = any(${search.categoryIds}::integer[]))`);
  }
  if (search.priceCentsMin !== null)
    all.push(sql`tool.price_per_day_cents >= ${search.priceCentsMin}::integer`);
  if (search.priceCentsMax !== null)
    all.push(sql`tool.price_per_day_cents <= ${search.priceCentsMax}::integer`);
  if (search.ratingMin !== null)
    all.push(sql`tool.rating_thousandths >= ${search.ratingMin * 1000}::integer`);
  if (search.distanceKmMax !== null)
    all.push(sql`${distance} <= ${search.distanceKmMax * 1000}::integer`);
  if (search.free) all.push(isFree(search.free));
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

function orderKeys(search: SearchQuery, distance: RawBuilder<unknown>): RawBuilder<unknown>[] {
  switch (search.order) {
    case 'PRICE':
      return [sql`tool.price_per_day_cents`, sql`tool.id`];
    case 'RATING':
      return [sql`tool.rating_thousandths`, sql`tool.id`];
    case 'DISTANCE':
      return [distance, sql`tool.id`];
    case 'NEWEST':
      return [sql`tool.id`];
    case 'RELEVANCE':
      return search.term === ''
        ? [sql`tool.score`, sql`tool.id`]
        : [relevance, sql`tool.score`, sql`tool.id`];
  }
}

/** Ids and order keys of all tools that match, in order; `first` and `after` are ignored. */
export async function naiveSearch(
  executor: Executor,
  search: SearchQuery,
): Promise<{ id: number; keys: number[] }[]> {
  const { origin, direction } = search;
  const distance = sql`distance_metres(tool.latitude, tool.longitude, ${origin.latitude}::float8, ${origin.longitude}::float8)`;
  const keys = orderKeys(search, distance);
  const turn = sql.raw(direction === 'ASC' ? 'asc' : 'desc');
  const hasTerm = search.term !== '';
  const { rows } = await sql<{ id: number; keys: number[] }>`
    ${hasTerm ? sql`with ${searchQueries(search.term)}` : sql``}
    select tool.id, array[${sql.join(keys.map((key) => sql`${key}::float8`))}] as keys
    from tools as tool ${hasTerm ? sql`cross join queries` : sql``}
    where tool.listed and ${conditions(search, distance)}
    order by ${sql.join(keys.map((key) => sql`${key} ${turn}`))}
  `.execute(executor);
  return rows;
}
