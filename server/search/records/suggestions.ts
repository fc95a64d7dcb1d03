import { sql } from 'kysely';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';

/** A word of a search that no listing has, and a similar known word; both in the spelling of `search_spelling`. */
export interface CorrectedWord {
  typed: string;
  known: string;
  /** Name and description of a tool with the known word, as its owner wrote them. */
  said: string;
}

/**
 * The words of a search that match only with typos allowed, as `search_queries` (search.sql) decides it: no known word
 * has the same stem, begins with the word or contains it, and no listing has it in pieces or as part of one word. Words
 * with figures are never corrected. Returns a row for each similar word that a listed tool
 * contains, the most similar first. Similar words differ by one typo, or by two in a long word. A word is known when an
 * owner wrote it, or when several words end with it: `kombistige` and `tagstige` make `stige` known.
 */
export async function correctedWords(executor: Executor, term: string): Promise<CorrectedWord[]> {
  const { looked, near } = limits.search.mended;
  const { rows } = await sql<CorrectedWord>`
    with tokens as materialized (
      select token as word, min(place) as place,
        min(case when tokid <> 1 then token
          else (ts_lexize('pg_catalog.danish_stem'::regdictionary, token))[1] end) as lexeme
      from ts_parse('default', search_spelling(${term})) with ordinality as parsed(tokid, token, place)
      where tokid <> 12 and length(token) between 4 and 40 and token !~ '[0-9]'
      group by token order by place limit ${limits.search.words}
    ), unknown as materialized (
      select word, place, length(word) as letters, one_typo_forms(word) as forms from tokens
      where lexeme is not null
        and not exists (
          select from search_compounds(search_spelling(${term})) as other where other.word = tokens.word)
        and not exists (select from search_words where lexeme = tokens.lexeme)
        and not exists (
          select from search_words where word ~>=~ tokens.word and word ~<~ (tokens.word || '{'))
        and not exists (
          select from search_words where length(tokens.lexeme) >= 4 and word like '%' || tokens.lexeme || '%')
    )
    select unknown.word as typed, nearest.word as known, nearest.said
    from unknown
    cross join lateral (
      select near.word, near.by_one, saying.said, saying.in_name
      from (
        select each.word, bool_or(each.by_one) as by_one
        from (
          select word, true as by_one from search_words where typo_forms && unknown.forms
          union all
          select word, false from search_words
          where unknown.letters >= 7 and word % unknown.word and similarity(word, unknown.word) >= 0.5
          union all
          (
            select ending.word, true
            from (
              select word from search_words
              -- With one typo, one half of a word is as it was typed. The offset has this asked first: it costs least.
              where right(word, unknown.letters / 2) = right(unknown.word, unknown.letters / 2)
                or strpos(substr(word, 3), left(unknown.word, (unknown.letters - 1) / 2)) > 0
              offset 0
            ) as whole
            cross join lateral (
              select right(whole.word, count) as word, substr(whole.word, length(whole.word) - count, 1) as before
              from unnest(array[unknown.letters - 1, unknown.letters, unknown.letters + 1]) as count
              where count between 4 and length(whole.word) - 2
            ) as ending
            where case
              when right(ending.word, unknown.letters / 2) = right(unknown.word, unknown.letters / 2)
                or starts_with(ending.word, left(unknown.word, (unknown.letters - 1) / 2))
              then one_typo_forms(ending.word) && unknown.forms end
            group by ending.word
            -- A word stands behind others; what is only a part of it always has the same letter before it.
            having count(distinct ending.before) > 1
          )
        ) as each
        group by each.word
        order by by_one desc, similarity(each.word, unknown.word) desc, length(each.word), each.word
        limit ${looked}
      ) as near
      cross join lateral (
        select tool.name || ' ' || tool.description as said,
          search_spelling(tool.name) || ' ' like '%' || near.word || ' %' as in_name
        from find_tools(near.word, 1, '{}', null, null, null, null, 0, 0, null, null, 0, null,
          'RELEVANCE', true, ${looked}, null) with ordinality as found(tool_id, keys, place)
        join tools as tool on tool.id = found.tool_id
        where search_spelling(tool.name || ' ' || tool.description) || ' ' like '%' || near.word || ' %'
        order by in_name desc, found.place limit 1
      ) as saying
      order by near.by_one desc, saying.in_name desc, similarity(near.word, unknown.word) desc, length(near.word), near.word
      limit ${near}
    ) as nearest
    order by unknown.place, nearest.by_one desc, nearest.in_name desc, similarity(nearest.word, unknown.word) desc,
      length(nearest.word), nearest.word
  `.execute(executor);
  return rows;
}
