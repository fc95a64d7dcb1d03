import { sql } from 'kysely';
import type { Executor } from '../database/openDatabase';
import { limits } from '../limits';

/** A word of a search that no listing has, and the known one that is nearest to it; both in the one spelling. */
export interface MendedWord {
  typed: string;
  known: string;
  /** What some tool with the known word says of itself, in people's own spelling; null when none can be found any more. */
  said: string | null;
}

/**
 * The words of a search that only the forgiveness for typos finds anything by, as `search_queries` (search.sql) decides
 * it: not the stem, the beginning or a part of any word. What is near is what one typo parts, or two in a long word.
 */
export async function mendedWords(executor: Executor, term: string): Promise<MendedWord[]> {
  const { rows } = await sql<MendedWord>`
    with tokens as materialized (
      select token as word, min(place) as place,
        min(case when tokid <> 1 then token
          else (ts_lexize('pg_catalog.danish_stem'::regdictionary, token))[1] end) as lexeme
      from ts_parse('default', search_spelling(${term})) with ordinality as parsed(tokid, token, place)
      where tokid <> 12 and length(token) between 4 and 40
      group by token order by place limit ${limits.search.words}
    ), mended as materialized (
      select tokens.word as typed, tokens.place, (
        select near.word from (
          select word from search_words where typo_forms && one_typo_forms(tokens.word)
          union
          select word from search_words
          where length(tokens.word) >= 7 and word % tokens.word and similarity(word, tokens.word) >= 0.5
        ) as near
        order by similarity(near.word, tokens.word) desc, length(near.word), near.word limit 1
      ) as known
      from tokens
      where tokens.lexeme is not null
        and not exists (select from search_words where lexeme = tokens.lexeme)
        and not exists (
          select from search_words where word ~>=~ tokens.word and word ~<~ (tokens.word || '{'))
        and not exists (
          select from search_words where length(tokens.lexeme) >= 4 and word like '%' || tokens.lexeme || '%')
    )
    select mended.typed, mended.known, tool.name || ' ' || tool.description as said
    from mended
    left join lateral (
      select found.tool_id from find_tools(mended.known, 1, '{}', null, null, null, null, 0, 0, null, null, 0, null,
        'RELEVANCE', true, 1, null) as found
    ) as found on true
    left join tools as tool on tool.id = found.tool_id
    where mended.known is not null
    order by mended.place
  `.execute(executor);
  return rows;
}
