-- Frequent words ordered by a price or a rating that goes with them, or in a category that hardly has any
-- (docs/decisions/search-walks.md).

-- Where the steps begin by which prices and ratings are coarsely ordered: prices four to an octave, as there are as
-- many tools between 50 and 60 kr. as between 500 and 600. An index is made of them, so they never change.
create function search_steps(ordering text) returns integer[]
language sql immutable parallel safe
as $$
  select case ordering
    when 'PRICE' then '{0,400,476,566,673,800,951,1131,1345,1600,1903,2263,2691,3200,3805,4525,5382,6400,7611,9051,
      10763,12800,15222,18102,21527,25600,30444,36204,43054,51200,60887,72408,86108,102400,121775,144815,172216,
      204800,243550,289631,344431,409600}'::integer[]
    when 'RATING' then '{0,1000,2000,2500,3000,3250,3500,3750,3900,4000,4100,4200,4300,4400,4500,4600,4700,4800,4900,
      5000}'::integer[]
  end
$$;

-- The words of a tool, each behind the step of its price (p), behind that of its rating (r) and behind each category (c),
-- and those of its name once more behind each category (n): of a frequent word, what lies on some steps or in one category
-- is then a short list of its own. Words are cut to what a text for search can hold beside those; nobody types as long a one.
create function search_stepped(document tsvector, price integer, rating integer, category_ids integer[]) returns tsvector
language sql immutable parallel safe
as $$
  select array_to_tsvector(array(
    select start || left(lexeme, 2000)
    from unnest(tsvector_to_array(document)) as lexeme, unnest(array[
      'p' || width_bucket(price, public.search_steps('PRICE')) || ' ',
      'r' || width_bucket(rating, public.search_steps('RATING')) || ' '
    ] || array(select 'c' || id || ' ' from unnest(category_ids) as id)) as start
    union all
    select 'n' || id || ' ' || left(lexeme, 2000)
    from unnest(tsvector_to_array(ts_filter(document, '{a}'))) as lexeme, unnest(category_ids) as id))
$$;
create index tools_stepped on tools
  using gin (search_stepped(document, price_per_day_cents, rating_thousandths, category_ids), category_ids);

-- The tools where a query finds its words behind certain steps or categories, for `search_gather`. Whatever else there is
-- to ask is asked of those alone: of words behind something the planner knows nothing. In which part of a text a word must
-- be is left out here.
create function search_behind(query tsquery, kind text, numbers integer[], conditions text)
returns text
language sql immutable parallel safe
as $$
  select format(
    '(select tool.* from tools as tool
    where search_stepped(document, price_per_day_cents, rating_thousandths, category_ids) @@ %L::tsquery %s
    offset 0) as tool',
    regexp_replace(query::text, '''((?:[^'']|'''')*)''(:\*)?:?[A-D]*', '(' || (
      select string_agg(format('''%s%s \1''\2', kind, number), ' | ') from unnest(numbers) as number
    ) || ')', 'g')::tsquery,
    conditions)
$$;

drop function search_sample;

-- How many of the tools on some pages of the table meet the conditions, a value of each that does, and how many of all
-- tools are `likely` to. The pages are as many as the root of all: what is left to gather beyond the first found then
-- grows no faster than what is looked at.
create function search_sample(conditions text, value text, out looked integer, out met bigint[], out likely integer)
language plpgsql stable parallel safe
as $$
declare
  pages constant double precision := greatest(1, pg_relation_size('tools') / 8192.0);
begin
  execute format('select count(*), coalesce(array_agg(%s::bigint) filter (where true %s), ''{}'')
    from tools as tool tablesample system (%s) repeatable (1)',
    value, conditions, 100 / sqrt(pages))
    into looked, met;
  likely := cardinality(met) * sqrt(pages);
end
$$;

drop function search_nearest;

-- The tools that meet the conditions by their distance, nearest or farthest first, from a position on. `rest` is where to
-- gather what is rare.
create function search_nearest(
  conditions text, in_reach text, reach_metres integer, origin_latitude double precision,
  origin_longitude double precision, descending boolean, after bigint[], wanted integer, rest text
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
    if is_rare and (share < too_rare or likely < few or rest <> 'tools as tool') then
      return query select * from search_gather(rest, columns, in_reach || conditions, descending, after, wanted);
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
      select from tools where latitude = point.latitude and longitude = point.longitude limit needed
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

drop function search_walk;

-- The tools that meet the conditions in the order of columns that have an index, from a position on. The order is
-- walked for as long as matches come often enough. What is too rare for that is gathered; where a sample has some, only
-- as far along the order as the first of those, and where a query is `stepped`, step by step until there. `bounds` are
-- those conditions at which the index itself can begin and end, `rest` is where to gather what no step is known of.
create function search_walk(
  columns text, bounds text, conditions text, descending boolean, after bigint[], wanted integer,
  rest text, stepped tsquery, ordering text, category_ids integer[]
) returns table (tool_id bigint, keys bigint[])
language plpgsql stable parallel safe
as $$
declare
  -- A walk goes past so many tools, and then past so many more if at least `enough` of the first ones matched. Steps
  -- cost less than a long walk.
  walks constant integer[] := case when stepped is null then '{400,10000}' else '{400,3000}' end::integer[];
  enough constant integer := 2;
  -- Step by step would be many statements, all at once would be many tools.
  strides constant integer[] := '{1,3,7,13,21,29,37}';
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
  steps integer[];
  step integer;
  source text := rest;
begin
  foreach stretch in array walks loop
    beginning := concat(bounds,
      format(' and (%s) %s (', columns, case when descending then '<' else '>' end) || array_to_string(place, ', ') || ')');
    return query execute format(
      'select tool.id, array[%s]::bigint[] from (select tool.* from tools as tool where true %s %s limit %s) as tool
      where true %s %s limit %s',
      columns, beginning, sorting, stretch, conditions, sorting, wanted);
    get diagnostics got = row_count;
    wanted := wanted - got;
    if wanted = 0 then return; end if;
    execute format('select array[%s]::bigint[] from tools as tool where true %s %s offset %s limit 1',
      columns, beginning, sorting, stretch - 1) into place;
    -- The walk has come to the end.
    if place is null then return; end if;
    exit when got < enough;
  end loop;
  if stepped is not null then
    steps := search_steps(ordering);
    step := width_bucket(place[1], steps);
  end if;
  -- Scores say nothing of what a tool is: where they do not begin with matches, there are few.
  for border in
    with sample as materialized (
      select value, row_number() over (order by case when descending then -value else value end) as rank
      from search_sample(conditions, first_column) as sample, unnest(sample.met) as value
      where first_column <> 'tool.score' and cardinality(sample.met) >= telling
        and (case when descending then value <= place[1] else value >= place[1] end)
    ), ahead as (
      select value, rank from sample where rank in (1, 3, 9, 27)
      union all
      -- What a step holds is cheap to find, so it need not be much at once.
      select case when descending then steps[step + 1 - further] else steps[step + further] - 1 end, 0
      from unnest(strides) as further
    )
    select value from ahead
    where rank > 0 or case when descending then value > (select max(value) from sample)
      else value < (select min(value) from sample) end
    order by case when descending then -value else value end
  loop
    if stepped is not null then
      source := search_behind(stepped, lower(left(ordering, 1)), array(select generate_series(
        width_bucket(least(place[1], border), steps), width_bucket(greatest(place[1], border), steps))),
        case when category_ids <> '{}' then format(' and tool.category_ids && %L::integer[]', category_ids) end);
    end if;
    -- With all that are equal to it: of one column the planner knows how many there are, of two it does not.
    return query select * from search_gather(source, columns,
      format(' and %s between %s and %s', first_column, least(place[1], border), greatest(place[1], border)) || conditions,
      descending, place, wanted);
    get diagnostics got = row_count;
    wanted := wanted - got;
    if wanted = 0 then return; end if;
    place := array[border] || case when cardinality(place) = 1 then '{}'
      when descending then '{-1}' else '{9223372036854775807}' end::bigint[];
  end loop;
  return query select * from search_gather(rest, columns, bounds || conditions, descending, place, wanted);
end
$$;

-- As before (0004_search_speed.sql), with steps, and with categories where words are looked up. Entries of an index count
-- for more: to meet the words, the planner read half a million of ratings.
create or replace function search_tools(
  term text, word_limit integer, category_ids integer[], price_min integer, price_max integer,
  rating_min integer, reach_metres integer, origin_latitude double precision, origin_longitude double precision,
  ordering text, descending boolean, page_size integer, after bigint[]
) returns table (tool_id bigint, keys bigint[])
language plpgsql stable parallel safe rows 24
set plan_cache_mode = force_generic_plan
set jit = off
set max_parallel_workers_per_gather = 0
set random_page_cost = 1.1
set cpu_index_tuple_cost = 0.02
set work_mem = '32MB'
as $$
declare
  -- A region with fewer tools is gathered whole.
  few constant integer := 2000;
  -- Queries with more parts than this are not asked step by step, for each step would have them all.
  simple constant integer := 40;
  classed constant boolean := term <> '' and ordering = 'RELEVANCE';
  queries record;
  stepped tsquery;
  -- Where to gather what no step says more about.
  rest text := 'tools as tool';
  in_categories boolean := false;
  filters text;
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
  filters := concat(
    ' and tool.price_per_day_cents >= ' || price_min,
    ' and tool.price_per_day_cents <= ' || price_max,
    ' and tool.rating_thousandths >= ' || rating_min);
  conditions := concat(
    case when cardinality(category_ids) > 0 then format(' and tool.category_ids && %L::integer[]', category_ids) end,
    filters);
  if term <> '' then
    queries := search_queries(term, word_limit);
    if queries.plain is null then return; end if;
    plain := format('tool.document @@ %L::tsquery', queries.plain);
    loose := format('tool.document @@ %L::tsquery', queries.loose);
    plain_name := format(in_name, queries.plain);
    loose_name := format(in_name, queries.loose_name);
    if numnode(queries.loose) * greatest(1, cardinality(category_ids)) <= simple then
      stepped := queries.loose;
      in_categories := cardinality(category_ids) > 0;
    end if;
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
      join tools on tools.latitude = point.latitude and tools.longitude = point.longitude
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

  if in_categories then
    rest := search_behind(stepped, 'c', category_ids, filters || in_reach);
  end if;
  if ordering = 'DISTANCE' then
    return query select * from search_nearest(concat(conditions, ' and ' || loose), in_reach, reach_metres,
      origin_latitude, origin_longitude, descending, after, page_size, rest);
  elsif not classed then
    bounds := concat(
      case when ordering = 'PRICE' then ' and tool.price_per_day_cents >= ' || price_min end,
      case when ordering = 'PRICE' then ' and tool.price_per_day_cents <= ' || price_max end,
      case when ordering = 'RATING' then ' and tool.rating_thousandths >= ' || rating_min end);
    return query select * from search_walk(columns, bounds, concat(conditions, in_reach, ' and ' || loose),
      descending, after, page_size, rest, case when ordering in ('PRICE', 'RATING') then stepped end, ordering,
      category_ids);
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
        descending, case when class = after[1] then after[2:] end, page_size,
        case
          when not in_categories then rest
          when class = 3 then search_behind(queries.plain, 'n', category_ids, filters || in_reach)
          when class = 2 then search_behind(queries.loose_name, 'n', category_ids, filters || in_reach)
          when class = 1 then search_behind(queries.plain, 'c', category_ids, filters || in_reach)
          else rest
        end, null, ordering, category_ids) as walked;
      get diagnostics got = row_count;
      page_size := page_size - got;
      exit when page_size = 0;
    end loop;
  end if;
end
$$;
