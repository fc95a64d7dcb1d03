-- How tools are found (docs/decisions/18-search-walks.md). This file is repeatable: it is applied whenever its text has changed,
-- while processes of the version before still call these functions. So arguments and columns of `find_tools` stay as they
-- are; a function that has to change them gets another name, and the former one calls it.

-- Great-circle distance between two points in whole metres, on a sphere of 6,371,009 m.
-- Without `strict`, so that the formula becomes part of the statement; every argument is given everywhere.
create or replace function distance_metres(
  latitude_a double precision, longitude_a double precision,
  latitude_b double precision, longitude_b double precision
) returns integer
language sql immutable parallel safe
as $$
  select round(2 * 6371009 * asin(least(1, sqrt(
    power(sin(radians(latitude_b - latitude_a) / 2), 2)
    + cos(radians(latitude_a)) * cos(radians(latitude_b))
      * power(sin(radians(longitude_b - longitude_a) / 2), 2)
  ))))::integer
$$;

-- The stem of a word in the one spelling, as `tools.document` has it; null for a stop word. Words with figures have no stem.
create or replace function search_stem(word text) returns text
language sql immutable parallel safe
as $$
  select case when word ~ '[0-9]' then word else (ts_lexize('pg_catalog.danish_stem'::regdictionary, word))[1] end
$$;

-- Words of a spelled search that listings have in pieces or as one: `motor sav` for `motorsav`, `haekkeklipper` for
-- `haekke klipper`, `1 000w` for `1000w`. Each row is a word and a query that finds its other way; pieces must stand side by
-- side. A word may have several rows.
create or replace function search_compounds(spelled text) returns table (word text, query text)
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set jit = off
as $$
#variable_conflict use_column
begin
  return query
  -- Scalar subqueries look words up in the index; `exists` would become a join that reads all words.
  with words as materialized (
    select each.word, place from unnest(string_to_array(spelled, ' ')) with ordinality as each(word, place)
    where place <= 40 and length(each.word) <= 40
  ),
  -- Two or three words that are one word in listings.
  spans as (
    select first.place as first_place, last.place as last_place,
      (select string_agg(part.word, '' order by part.place) from words as part
        where part.place between first.place and last.place) as whole
    from words as first join words as last on last.place - first.place between 1 and 2
  ),
  pieces as materialized (
    select words.word, cut.first_length, cut.second_length,
      left(words.word, cut.first_length) as first,
      substr(words.word, cut.first_length + 1, cut.second_length) as second,
      substr(words.word, cut.first_length + cut.second_length + 1) as third
    from (select distinct words.word from words where words.word ~ '^[a-z]{5,}$') as words
    cross join lateral (
      select first_length, length(words.word) - first_length as second_length
      from generate_series(2, length(words.word) - 2) as first_length
      union all
      -- In long words, three pieces.
      select first_length, second_length
      from generate_series(3, length(words.word) - 6) as first_length,
        generate_series(3, length(words.word) - first_length - 3) as second_length
      where length(words.word) >= 12
    ) as cut
  ),
  known as materialized (
    select each.word, search_stem(each.word) as lexeme
    from (select first as word from pieces union select second from pieces union select third from pieces) as each
    where length(each.word) >= 2
      and (select true from search_words where search_words.lexeme = search_stem(each.word) limit 1)
  )
  select words.word, search_stem(spans.whole)
  from spans join words on words.place between spans.first_place and spans.last_place
  where length(spans.whole) <= 40
    and (select true from search_words where search_words.lexeme = search_stem(spans.whole) limit 1)
  union
  select pieces.word, concat_ws(' <-> ', first.lexeme, second.lexeme, third.lexeme)
  from pieces
  join known as first on first.word = pieces.first
  join known as second on second.word = pieces.second
  left join known as third on third.word = pieces.third
  where pieces.third = '' or third.word is not null
  union
  -- While the last piece is still typed.
  select pieces.word, format('%s <-> %s:*', first.lexeme, pieces.second)
  from pieces join known as first on first.word = pieces.first
  where pieces.third = '' and length(pieces.second) >= 3
    and (select true from search_words
      where search_words.lexeme ~>=~ pieces.second and search_words.lexeme ~<~ (pieces.second || '{') limit 1)
  union
  -- `overfraeser` for `over fraeser`: documents leave the first word out.
  select pieces.word, second.lexeme
  from pieces join known as second on second.word = pieces.second
  where pieces.third = '' and length(pieces.second) >= 4 and search_stem(pieces.first) is null
    and (select true from search_words where search_words.lexeme = search_stem(pieces.word) limit 1) is null
  union
  select words.word, format('%s <-> %s', parts[1], parts[2])
  from words, regexp_matches(words.word, '^([1-9][0-9]{0,2})([0-9]{3}[a-z]*)$') as parts;
end
$$;

-- From what was typed to queries. A word is found by its stem, as a beginning, or in the pieces that `search_compounds` has
-- for it (`plain`), and `loose` adds the compounds that it is a part of (with three letters it is one too easily: in names only)
-- and, when no listing has the word, what is one typo away, or two in a long word. The `name` queries are for
-- names alone; `widened` says whether `loose` finds anything that `plain` does not. No words at all give
-- nulls, which find nothing.
create or replace function search_queries(
  term text, word_limit integer,
  out plain tsquery, out loose tsquery, out loose_name tsquery, out widened boolean
)
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
set pg_trgm.similarity_threshold = 0.5
as $$
declare
  -- Words that say nothing, in the one spelling; the Danish configuration knows them with their own letters only.
  spelled_stop_words constant text[] := '{paa,naar,vaere,vaeret,ogsaa,saadan}';
  typed record;
  in_names text[];
  anywhere text[];
  starts text[];
  compound_words text[];
  compound_queries text[];
  compounds text[];
  own text;
  plain_text text;
  loose_text text;
  loose_name_text text;
begin
  widened := false;
  select array_agg(other.word order by other.query), array_agg(other.query order by other.query)
  into compound_words, compound_queries
  from search_compounds(search_spelling(term)) as other;
  for typed in
    with tokens as materialized (
      select token as word, min(place) as place,
        min(case when tokid <> 1 then token
          else (ts_lexize('pg_catalog.danish_stem'::regdictionary, token))[1] end) as lexeme,
        token = any(spelled_stop_words) as spelled_stop_word
      from ts_parse('default', search_spelling(term)) with ordinality as parsed(tokid, token, place)
      where tokid <> 12
      group by token
    )
    select tokens.word, tokens.lexeme from tokens
    where (tokens.lexeme is not null and not spelled_stop_word)
      or not exists (select from tokens as other where other.lexeme is not null and not other.spelled_stop_word)
    order by place limit word_limit
  loop
    in_names := '{}';
    anywhere := '{}';
    compounds := array(select '(' || other.query || ')' from unnest(compound_words, compound_queries) as other(word, query)
      where other.word = typed.word);
    -- A figure is not part of another one, and another figure is no typo: `18v` is not `118v` or `12v`.
    if typed.word ~ '[0-9]' then
      null;
    elsif length(typed.lexeme) = 3 then
      in_names := array(select lexeme from search_words where lexeme like '%' || typed.lexeme
        order by length(word), word limit 60);
    elsif length(typed.lexeme) >= 4 then
      anywhere := array(select lexeme from search_words where word like '%' || typed.lexeme || '%'
        order by length(word), word limit 60);
    end if;
    if length(typed.word) between 4 and 40 and cardinality(anywhere) + cardinality(compounds) = 0
      and typed.word !~ '[0-9]'
      and not exists (select from search_words where lexeme = typed.lexeme)
      -- { comes after the letters and digits.
      and not exists (select from search_words where word ~>=~ typed.word and word ~<~ (typed.word || '{'))
    then
      anywhere := array(
        select near.lexeme from (
          select word, lexeme from search_words where typo_forms && one_typo_forms(typed.word)
          union
          select word, lexeme from search_words
          where length(typed.word) >= 7 and word % typed.word and similarity(word, typed.word) >= 0.5
        ) as near
        order by similarity(near.word, typed.word) desc, near.word limit 20);
    end if;
    -- An index finds a few whole words much faster than all that have a beginning.
    starts := array(select lexeme from search_words where lexeme ~>=~ typed.word and lexeme ~<~ (typed.word || '{') limit 30);
    own := coalesce(typed.lexeme, typed.word) || ' | ' || case
      when cardinality(starts) < 30 then array_to_string(array(select distinct unnest(typed.word || starts)), ' | ')
      else typed.word || ':*' end;
    if cardinality(compounds) > 0 then own := own || ' | ' || array_to_string(compounds, ' | '); end if;
    -- What `own` finds anyway needs no second mention.
    in_names := array(select distinct lexeme from unnest(in_names) as lexeme
      where lexeme <> coalesce(typed.lexeme, typed.word) and not starts_with(lexeme, typed.word));
    anywhere := array(select distinct lexeme from unnest(anywhere) as lexeme
      where lexeme <> coalesce(typed.lexeme, typed.word) and not starts_with(lexeme, typed.word));
    widened := widened or cardinality(in_names) + cardinality(anywhere) > 0;
    plain_text := concat_ws(' & ', plain_text, '(' || own || ')');
    loose_text := concat_ws(' & ', loose_text, '(' || array_to_string(
      own || anywhere || array(select lexeme || ':A' from unnest(in_names) as lexeme), ' | ') || ')');
    loose_name_text := concat_ws(' & ', loose_name_text,
      '(' || array_to_string(own || anywhere || in_names, ' | ') || ')');
  end loop;
  plain := plain_text::tsquery;
  loose := loose_text::tsquery;
  loose_name := loose_name_text::tsquery;
end
$$;

-- The functions below put statements together, so that each is planned for what it asks for. All texts among
-- their arguments are SQL made by `find_tools`, where what people typed went through format's %L.

-- All tools of `source` that meet the conditions, sorted, from a position on: for what is rare.
create or replace function search_gather(
  source text, columns text, conditions text, descending boolean, after bigint[], wanted integer
) returns table (tool_id bigint, keys bigint[])
language plpgsql stable parallel safe
as $$
begin
  -- Materialised, or the planner would walk an order in the hope of an early end.
  return query execute format(
    'with matching as materialized (select array[%1$s]::bigint[] as keys from %2$s where tool.listed %3$s)
    select matching.keys[cardinality(matching.keys)], matching.keys from matching
    where $1 is null or matching.keys %4$s $1 order by matching.keys %5$s limit $2',
    columns, source, conditions, case when descending then '<' else '>' end,
    case when descending then 'desc' else 'asc' end)
    using after, wanted;
end
$$;

-- How many of the tools on some pages of the table meet the conditions, a value of each that does, and how many of all
-- tools are `likely` to. The pages are as many as the root of all: what is left to gather beyond the first found then
-- grows no faster than what is looked at.
create or replace function search_sample(conditions text, value text, out looked integer, out met bigint[], out likely integer)
language plpgsql stable parallel safe
as $$
declare
  pages constant double precision := greatest(1, pg_relation_size('tools') / 8192.0);
begin
  execute format('select count(*) filter (where tool.listed),
      coalesce(array_agg(%s::bigint) filter (where tool.listed %s), ''{}'')
    from tools as tool tablesample system (%s) repeatable (1)',
    value, conditions, 100 / sqrt(pages))
    into looked, met;
  likely := cardinality(met) * sqrt(pages);
end
$$;

-- The tools that meet the conditions in the order of columns that have an index, from a position on. The order is
-- walked for as long as matches come often enough. What is too rare for that is gathered; where a sample has some, only
-- as far along the order as the first of those. `bounds` are those conditions at
-- which the index itself can begin and end.
create or replace function search_walk(
  columns text, bounds text, conditions text, descending boolean, after bigint[], wanted integer
) returns table (tool_id bigint, keys bigint[])
language plpgsql stable parallel safe
as $$
declare
  -- A walk goes past so many tools, and then past so many more if at least `enough` of the first ones matched.
  walks constant integer[] := '{400,10000}';
  enough constant integer := 2;
  -- Before one of four found in a sample there is probably more than a page of those that are not.
  telling constant integer := 4;
  turn constant text := case when descending then 'desc' else 'asc' end;
  sorting constant text := format('order by %s %s', replace(columns, ', ', format(' %s, ', turn)), turn);
  first_column constant text := split_part(columns, ', ', 1);
  place bigint[] := after;
  border bigint;
  beginning text;
  stretch integer;
  got integer;
begin
  foreach stretch in array walks loop
    beginning := concat(bounds,
      format(' and (%s) %s (', columns, case when descending then '<' else '>' end) || array_to_string(place, ', ') || ')');
    return query execute format(
      'select tool.id, array[%s]::bigint[] from (select tool.* from tools as tool where tool.listed %s %s limit %s) as tool
      where true %s %s limit %s',
      columns, beginning, sorting, stretch, conditions, sorting, wanted);
    get diagnostics got = row_count;
    wanted := wanted - got;
    if wanted = 0 then return; end if;
    execute format('select array[%s]::bigint[] from tools as tool where tool.listed %s %s offset %s limit 1',
      columns, beginning, sorting, stretch - 1) into place;
    -- The walk has come to the end.
    if place is null then return; end if;
    exit when got < enough;
  end loop;
  -- Scores say nothing of what a tool is: where they do not begin with matches, there are few.
  for border in
    select value from (
      select value, row_number() over (order by case when descending then -value else value end) as place_in_sample
      from search_sample(conditions, first_column) as sample, unnest(sample.met) as value
      where first_column <> 'tool.score' and cardinality(sample.met) >= telling
        and (place is null or case when descending then value <= place[1] else value >= place[1] end)
    ) as ahead
    where place_in_sample in (1, 3, 9, 27) order by place_in_sample
  loop
    -- With all that are equal to it: of one column the planner knows how many there are, of two it does not.
    return query select * from search_gather('tools as tool', columns,
      format(' and %s between %s and %s', first_column, least(place[1], border), greatest(place[1], border)) || conditions,
      descending, place, wanted);
    get diagnostics got = row_count;
    wanted := wanted - got;
    if wanted = 0 then return; end if;
    place := array[border] || case when cardinality(place) = 1 then '{}'
      when descending then '{-1}' else '{9223372036854775807}' end::bigint[];
  end loop;
  return query select * from search_gather('tools as tool', columns, bounds || conditions, descending, place, wanted);
end
$$;

-- The tools that meet the conditions by their distance, nearest or farthest first, from a position on.
create or replace function search_nearest(
  conditions text, in_reach text, reach_metres integer, origin_latitude double precision,
  origin_longitude double precision, descending boolean, after bigint[], wanted integer
) returns table (tool_id bigint, keys bigint[])
language plpgsql stable parallel safe
as $$
declare
  rare constant double precision := 0.005;
  share double precision := 1;
  -- With fewer than these, to gather them all is quicker than to look which points are near.
  few constant integer := 2000;
  too_rare constant double precision := 0.001;
  likely integer;
  is_rare boolean := false;
  columns constant text := format('distance_metres(tool.latitude, tool.longitude, %L, %L), tool.id',
    origin_latitude, origin_longitude);
  turn constant text := case when descending then 'desc' else 'asc' end;
  place text := '';
  got integer;
  -- So many tools hold a page, probably.
  needed integer := wanted;
  point record;
  latitudes double precision[] := '{}';
  longitudes double precision[] := '{}';
  distances integer[] := '{}';
  collected integer := 0;
  amount integer;
begin
  if conditions <> '' then
    select cardinality(sample.met)::float8 / greatest(1, sample.looked), sample.likely into share, likely
    from search_sample(conditions, '0') as sample;
    is_rare := share < rare;
    if is_rare and (share < too_rare or likely < few) then
      return query select * from search_gather('tools as tool', columns, in_reach || conditions, descending, after, wanted);
      return;
    end if;
    needed := 1.5 * wanted / share;
  end if;
  if after is not null then
    place := format(' and tool.id %s case when point.metres = %s then %s else %s end',
      case when descending then '<' else '>' end, after[1], after[2],
      case when descending then 9223372036854775807 else 0 end);
  end if;
  for point in
    select * from (
      select latitude, longitude, distance_metres(latitude, longitude, origin_latitude, origin_longitude) as metres
      from tool_points
    ) as measured
    where (reach_metres is null or metres <= reach_metres)
      and (after is null or (case when descending then metres <= after[1] else metres >= after[1] end))
    order by case when descending then -metres else metres end
  loop
    -- Points that are equally far stay together.
    if collected >= needed and point.metres <> distances[cardinality(distances)] then
      if is_rare then
        -- Two bitmaps meet before a tool is read: those of the words and of these latitudes. Of pairs of coordinates the
        -- planner would not know how many tools have them.
        return query select * from search_gather('tools as tool', columns, format(
          '%s and tool.latitude = any(%L) and distance_metres(tool.latitude, tool.longitude, %L, %L) between %s and %s',
          conditions, latitudes, origin_latitude, origin_longitude, least(distances[1], distances[cardinality(distances)]),
          greatest(distances[1], distances[cardinality(distances)])), descending, after, wanted);
      else
        return query execute search_points(conditions || place, turn, wanted) using latitudes, longitudes, distances;
      end if;
      get diagnostics got = row_count;
      wanted := wanted - got;
      if wanted = 0 then return; end if;
      needed := needed * 2;
      collected := 0;
      latitudes := '{}';
      longitudes := '{}';
      distances := '{}';
    end if;
    -- A long list of points is slower than what it saves.
    exit when is_rare and cardinality(latitudes) = 100;
    select count(*) into amount from (
      select from tools where listed and latitude = point.latitude and longitude = point.longitude limit needed
    ) as counted;
    collected := collected + amount;
    latitudes := latitudes || point.latitude;
    longitudes := longitudes || point.longitude;
    distances := distances || point.metres;
  end loop;
  if is_rare and cardinality(distances) > 0 then
    -- From the first of those points on.
    return query select * from search_gather('tools as tool', columns, concat(in_reach, conditions,
      format(' and distance_metres(tool.latitude, tool.longitude, %L, %L) %s %s', origin_latitude, origin_longitude,
        case when descending then '<=' else '>=' end, distances[1])), descending, after, wanted);
    return;
  end if;
  return query execute search_points(conditions || place, turn, wanted) using latitudes, longitudes, distances;
end
$$;

-- The statement for a page of the tools at points that are given by latitudes, longitudes and metres.
create or replace function search_points(conditions text, turn text, wanted integer) returns text
language sql immutable parallel safe
as $$
  select format(
    'select tool.id, array[point.metres, tool.id]::bigint[]
    from unnest($1, $2, $3) as point(latitude, longitude, metres)
    cross join lateral (
      select tool.id from tools as tool
      where tool.listed and tool.latitude = point.latitude and tool.longitude = point.longitude %1$s
      order by tool.id %2$s limit %3$s
    ) as tool
    order by point.metres %2$s, tool.id %2$s limit %3$s', conditions, turn, wanted)
$$;

-- The condition that a unit of a tool can be had from a day on until another, on which it is given back, or up to so many
-- days earlier or later: the tool's rules of length, notice and horizon, and what is promised, blocked or late, with the
-- buffers (`freeUnits` in records/reservations.ts). Empty without days.
create or replace function search_free(first_day date, last_day date, flex_days integer, today date) returns text
language sql immutable parallel safe
as $$
  select case when first_day is null then '' else format(
    ' and %s between tool.shortest_days and tool.longest_days and (%s)', last_day - first_day,
    coalesce(string_agg(format($condition$(
      %1$L::date between %3$L::date + tool.notice_days and %3$L::date + tool.horizon_days
      and tool.max_available_count > (
        select count(*) from (
          select promised.unit from reservations as promised
          where promised.tool_id = tool.id and promised.unit <= tool.max_available_count
            -- The first bound lets the index pass over all that is long past; no buffer is longer.
            and promised.end_date > %1$L::date - 14 and promised.end_date + promised.buffer_days > %1$L::date
            and promised.start_date < %2$L::date + tool.buffer_days
          %4$s
        ) as taken
      ))$condition$,
      first_day + shift, last_day + shift, today,
      -- What is late is taken today and for its buffer, which is of 14 days at most.
      case when first_day + shift > today + 14 then 'group by promised.unit' else format($late$
          union
          select late.unit from bookings as booking join reservations as late on late.booking_id = booking.id
          where booking.tool_id = tool.id and late.unit <= tool.max_available_count
            and (booking.state = 'pickedUp' or booking.state = 'inDispute' and booking.returned_on is null)
            and booking.end_date < %L::date and %L::date + 1 + late.buffer_days > %L::date$late$,
        today, today, first_day + shift) end), ' or '), 'false')) end
  from generate_series(-coalesce(flex_days, 0), coalesce(flex_days, 0)) as shift
  where first_day + shift >= today
$$;

-- The tools that match everything asked for, a page of them, in order: see `searchTools` for the arguments.
-- `keys` are the values that a tool is ordered by, its id last; `after` are those of the last tool of the page before.
create or replace function search_further(
  term text, word_limit integer, category_ids integer[], price_min integer, price_max integer,
  rating_min integer, reach_metres integer, origin_latitude double precision, origin_longitude double precision,
  first_day date, last_day date, flex_days integer, today date,
  ordering text, descending boolean, page_size integer, after bigint[]
) returns table (tool_id bigint, keys bigint[])
language plpgsql stable parallel safe rows 24
set plan_cache_mode = force_generic_plan
set jit = off
set max_parallel_workers_per_gather = 0
set random_page_cost = 1.1
-- Counts for more than usual: to meet the words, the planner read half a million entries of the ratings' index.
set cpu_index_tuple_cost = 0.02
set work_mem = '32MB'
as $$
declare
  -- A region with fewer tools is gathered whole.
  few constant integer := 2000;
  classed constant boolean := term <> '' and ordering = 'RELEVANCE';
  queries record;
  conditions text;
  bounds text := '';
  in_reach text := '';
  columns text;
  in_name text := 'ts_filter(tool.document, ''{a}'') @@ %L::tsquery';
  plain text;
  plain_name text;
  loose_name text;
  loose text;
  class integer;
  classes integer[];
  south double precision;
  west double precision;
  margin double precision;
  reached integer;
  got integer;
begin
  conditions := concat(
    case when cardinality(category_ids) > 0 then format(' and tool.category_ids && %L::integer[]', category_ids) end,
    ' and tool.price_per_day_cents >= ' || price_min,
    ' and tool.price_per_day_cents <= ' || price_max,
    ' and tool.rating_thousandths >= ' || rating_min,
    search_free(first_day, last_day, flex_days, today));
  if term <> '' then
    queries := search_queries(term, word_limit);
    if queries.plain is null then return; end if;
    plain := format('tool.document @@ %L::tsquery', queries.plain);
    loose := format('tool.document @@ %L::tsquery', queries.loose);
    plain_name := format(in_name, queries.plain);
    loose_name := format(in_name, queries.loose_name);
  end if;
  columns := case ordering
    when 'PRICE' then 'tool.price_per_day_cents, tool.id'
    when 'RATING' then 'tool.rating_thousandths, tool.id'
    when 'NEWEST' then 'tool.id'
    when 'DISTANCE' then format('distance_metres(tool.latitude, tool.longitude, %L, %L), tool.id',
      origin_latitude, origin_longitude)
    else 'tool.score, tool.id'
  end;

  if reach_metres is not null then
    -- The box lets an index help; it is a little wider than the circle, which decides.
    margin := reach_metres / 111190.0 * 1.01 + 0.001;
    south := origin_latitude - margin;
    west := origin_longitude - margin / greatest(0.01, cos(radians(origin_latitude)));
    in_reach := format(
      ' and tool.latitude between %L and %L and tool.longitude between %L and %L'
      ' and distance_metres(tool.latitude, tool.longitude, %L, %L) <= %s',
      south, 2 * origin_latitude - south, west, 2 * origin_longitude - west,
      origin_latitude, origin_longitude, reach_metres);
    select count(*) into reached from (
      select from tool_points as point
      join tools on tools.listed and tools.latitude = point.latitude and tools.longitude = point.longitude
      where point.latitude between south and 2 * origin_latitude - south
        and point.longitude between west and 2 * origin_longitude - west
        and distance_metres(point.latitude, point.longitude, origin_latitude, origin_longitude) <= reach_metres
      limit few
    ) as counted;
    if reached < few then
      return query select * from search_gather(
        'tool_points as point join tools as tool on tool.latitude = point.latitude and tool.longitude = point.longitude',
        case when classed then format('case when %s then 3 when %s then 2 when %s then 1 else 0 end, %s',
          plain_name, loose_name, plain, columns) else columns end,
        concat(replace(in_reach, 'tool.', 'point.'), conditions, ' and ' || loose), descending, after, page_size);
      return;
    end if;
  end if;

  if ordering = 'DISTANCE' then
    return query select * from search_nearest(concat(conditions, ' and ' || loose), in_reach, reach_metres,
      origin_latitude, origin_longitude, descending, after, page_size);
  elsif not classed then
    bounds := concat(
      case when ordering = 'PRICE' then ' and tool.price_per_day_cents >= ' || price_min end,
      case when ordering = 'PRICE' then ' and tool.price_per_day_cents <= ' || price_max end,
      case when ordering = 'RATING' then ' and tool.rating_thousandths >= ' || rating_min end);
    return query select * from search_walk(columns, bounds, concat(conditions, in_reach, ' and ' || loose),
      descending, after, page_size);
  else
    -- In the name before in the description, as typed before as part of another word or with a typo.
    classes := case when queries.widened then '{0,1,2,3}' else '{1,3}' end;
    for class in select each from unnest(classes) as each order by case when descending then -each else each end loop
      continue when case when descending then class > after[1] else class < after[1] end;
      return query select walked.tool_id, class || walked.keys from search_walk(columns, '',
        concat(conditions, in_reach, ' and ', case class
          when 3 then plain_name
          when 2 then format('%s and not %s', loose_name, plain_name)
          when 1 then format('%s and not %s', plain, loose_name)
          else format('%s and not %s and not %s', loose, loose_name, plain) end),
        descending, case when class = after[1] then after[2:] end, page_size) as walked;
      get diagnostics got = row_count;
      page_size := page_size - got;
      exit when page_size = 0;
    end loop;
  end if;
end
$$;

-- The same, for everybody. What most people ask for, without an order or a word of their own, is mostly found among the
-- first tools by score, so those are looked at first, by a statement that is planned once for a connection: to put one
-- together and plan it for each search takes longer than to carry it out. There is one way to walk them whatever is asked
-- for, so a plan for all values is as good as one for these. `search_further` goes on from their end.
create or replace function find_tools(
  term text, word_limit integer, category_ids integer[], price_min integer, price_max integer,
  rating_min integer, reach_metres integer, origin_latitude double precision, origin_longitude double precision,
  first_day date, last_day date, flex_days integer, today date,
  ordering text, descending boolean, page_size integer, after bigint[]
) returns table (tool_id bigint, keys bigint[])
language plpgsql stable parallel safe rows 24
set plan_cache_mode = force_generic_plan
as $$
declare
  stretch constant integer := 400;
  place bigint[] := coalesce(after, '{2147483647,9223372036854775807}');
  got integer;
begin
  if term = '' and ordering = 'RELEVANCE' and descending and first_day is null then
    return query
      select tool.id, array[tool.score, tool.id]
      from (
        select * from tools where tools.listed and (tools.score, tools.id) < (place[1], place[2])
        order by tools.score desc, tools.id desc limit stretch
      ) as tool
      where (price_min is null or tool.price_per_day_cents >= price_min)
        and (price_max is null or tool.price_per_day_cents <= price_max)
        and (rating_min is null or tool.rating_thousandths >= rating_min)
        and (cardinality(find_tools.category_ids) = 0 or tool.category_ids && find_tools.category_ids)
        and (reach_metres is null
          or distance_metres(tool.latitude, tool.longitude, origin_latitude, origin_longitude) <= reach_metres)
      order by tool.score desc, tool.id desc limit page_size;
    get diagnostics got = row_count;
    page_size := page_size - got;
    if page_size = 0 then return; end if;
    after := (
      select array[tools.score, tools.id] from tools
      where tools.listed and (tools.score, tools.id) < (place[1], place[2])
      order by tools.score desc, tools.id desc offset stretch - 1 limit 1);
    -- The order has come to its end.
    if after is null then return; end if;
  end if;
  return query select * from search_further(term, word_limit, find_tools.category_ids, price_min, price_max, rating_min,
    reach_metres, origin_latitude, origin_longitude, first_day, last_day, flex_days, today, ordering, descending,
    page_size, after);
end
$$;

-- How many tools of a search there are in all, in each category, with each average rating and in each band of prices; each of
-- the last three as if the search had no filter of its kind. `looks` tools that meet what is no such filter are looked at,
-- whatever their number, so the cost has a limit. If there are more of them, the row `hasMore` is 1 and counts are minimums.
-- Counts end at `most`. `ratings` are lowest ones in thousandths, `band_mins` and `band_maxs` prices, themselves included.
create or replace function search_facets(
  term text, word_limit integer, category_ids integer[], price_min integer, price_max integer,
  rating_min integer, reach_metres integer, origin_latitude double precision, origin_longitude double precision,
  first_day date, last_day date, flex_days integer, today date,
  ratings integer[], band_mins integer[], band_maxs integer[], most integer, looks integer
) returns table (facet text, place integer, amount integer)
language plpgsql stable parallel safe rows 22
set plan_cache_mode = force_generic_plan
set jit = off
set max_parallel_workers_per_gather = 0
set random_page_cost = 1.1
set cpu_index_tuple_cost = 0.02
set work_mem = '32MB'
as $$
declare
  -- A region with fewer tools is gathered whole, from its points on.
  few constant integer := 2000;
  in_category constant text := case when cardinality(category_ids) > 0
    then format(' and tool.category_ids && %L::integer[]', category_ids) else '' end;
  in_price constant text := concat(
    ' and tool.price_per_day_cents >= ' || price_min, ' and tool.price_per_day_cents <= ' || price_max);
  in_rating constant text := coalesce(' and tool.rating_thousandths >= ' || rating_min, '');
  source text := 'tools as tool';
  in_reach text := '';
  common text := '';
  queries record;
  margin double precision;
  south double precision;
  west double precision;
  reached integer;
  kinds text[];
  places integer[];
  counts text;
begin
  select array_agg(given.kind), array_agg(given.place_of),
    string_agg(format('count(*) filter (where true %s)', given.condition), ', ')
  into kinds, places, counts from (
    select 'total' as kind, 0 as place_of, in_category || in_price || in_rating as condition
    union all
    select 'rating', rating.number, ' and tool.rating_thousandths >= ' || rating.lowest || in_category || in_price
    from unnest(ratings) with ordinality as rating(lowest, number)
    union all
    select 'price', band.number, format(' and tool.price_per_day_cents between %s and %s', band.lowest, band.highest)
      || in_category || in_rating
    from unnest(band_mins, band_maxs) with ordinality as band(lowest, highest, number)
  ) as given;
  if term <> '' then
    queries := search_queries(term, word_limit);
    common := case when queries.plain is null then ' and false'
      else format(' and tool.document @@ %L::tsquery', queries.loose) end;
  end if;
  if reach_metres is not null then
    margin := reach_metres / 111190.0 * 1.01 + 0.001;
    south := origin_latitude - margin;
    west := origin_longitude - margin / greatest(0.01, cos(radians(origin_latitude)));
    in_reach := format(
      ' and tool.latitude between %L and %L and tool.longitude between %L and %L'
      ' and distance_metres(tool.latitude, tool.longitude, %L, %L) <= %s',
      south, 2 * origin_latitude - south, west, 2 * origin_longitude - west,
      origin_latitude, origin_longitude, reach_metres);
    select count(*) into reached from (
      select from tool_points as point
      join tools on tools.listed and tools.latitude = point.latitude and tools.longitude = point.longitude
      where point.latitude between south and 2 * origin_latitude - south
        and point.longitude between west and 2 * origin_longitude - west
        and distance_metres(point.latitude, point.longitude, origin_latitude, origin_longitude) <= reach_metres
      limit few
    ) as counted;
    if reached < few then
      source := 'tool_points as point join tools as tool on tool.latitude = point.latitude and tool.longitude = point.longitude';
      in_reach := replace(in_reach, 'tool.', 'point.');
    end if;
  end if;

  return query execute format($statement$
    with looked as materialized (
      select tool.id, tool.category_ids, tool.price_per_day_cents, tool.rating_thousandths, tool.shortest_days,
        tool.longest_days, tool.notice_days, tool.horizon_days, tool.buffer_days, tool.max_available_count
      from %1$s where tool.listed %2$s limit %3$s
    ),
    free as materialized (select * from looked as tool where true %4$s),
    counted as (select array[%5$s] as amounts from free as tool)
    select given.kind, given.place_of, least(counted.amounts[given.number], %6$s)::integer
    from counted, unnest(%7$L::text[], %8$L::integer[]) with ordinality as given(kind, place_of, number)
    union all
    select 'category', categories.id, least(coalesce(found.amount, 0), %6$s)::integer
    from categories left join (
      select link.category_id, count(*) as amount
      from free as tool cross join unnest(tool.category_ids) as link(category_id)
      where true %9$s group by link.category_id
    ) as found on found.category_id = categories.id
    union all
    select 'hasMore', 0, case when count(*) < %3$s then 0 else 1 end from looked$statement$,
    source, common || in_reach, looks, search_free(first_day, last_day, flex_days, today), counts, most, kinds, places,
    in_price || in_rating);
end
$$;

-- The former counts added arrays.
drop function if exists search_sums(integer[], integer[]);
