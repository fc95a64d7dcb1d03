-- What the map shows of a search (docs/decisions/57-map.md), with the parts of search.sql. This file is repeatable too.

-- What of a search a tool has to meet beside its distance, as a piece of SQL; null where nothing can: the words are none.
create or replace function map_conditions(
  term text, word_limit integer, category_ids integer[], price_min integer, price_max integer,
  rating_min integer, first_day date, last_day date, flex_days integer, today date
) returns text
language plpgsql stable parallel safe
as $$
declare
  words tsquery;
begin
  if term <> '' then
    select queries.loose into words from search_queries(term, word_limit) as queries;
    if words is null then return null; end if;
  end if;
  return concat(
    case when cardinality(category_ids) > 0 then format(' and tool.category_ids && %L::integer[]', category_ids) end,
    ' and tool.price_per_day_cents >= ' || price_min,
    ' and tool.price_per_day_cents <= ' || price_max,
    ' and tool.rating_thousandths >= ' || rating_min,
    search_free(first_day, last_day, flex_days, today),
    case when words is not null then format(' and tool.document @@ %L::tsquery', words) end);
end
$$;

-- How many tools of a search there are at each point of a box, and what the cheapest costs. `most` tools are looked at: all
-- of the box where it holds no more, or where so few of all tools match that they are gathered by their words. Else at
-- each point its share, and `has_more` says that there are tools beyond it.
create or replace function map_points(
  term text, word_limit integer, category_ids integer[], price_min integer, price_max integer,
  rating_min integer, reach_metres integer, origin_latitude double precision, origin_longitude double precision,
  first_day date, last_day date, flex_days integer, today date,
  south double precision, west double precision, north double precision, east double precision, most integer
) returns table (
  latitude double precision, longitude double precision, amount integer, has_more boolean, cheapest integer, only_name text
)
language plpgsql stable parallel safe rows 100
set plan_cache_mode = force_generic_plan
set jit = off
set max_parallel_workers_per_gather = 0
set random_page_cost = 1.1
set work_mem = '32MB'
as $$
declare
  conditions constant text := map_conditions(term, word_limit, category_ids, price_min, price_max, rating_min,
    first_day, last_day, flex_days, today);
  latitudes double precision[];
  longitudes double precision[];
  held integer;
  likely integer;
begin
  select array_agg(point.latitude), array_agg(point.longitude) into latitudes, longitudes from tool_points as point
  where point.latitude between south and north and point.longitude between west and east
    and (reach_metres is null
      or distance_metres(point.latitude, point.longitude, origin_latitude, origin_longitude) <= reach_metres);
  if conditions is null or latitudes is null then return; end if;

  select count(*) into held from (
    select from unnest(latitudes, longitudes) as point(latitude, longitude)
    join tools on tools.listed and tools.latitude = point.latitude and tools.longitude = point.longitude
    limit most + 1
  ) as counted;
  if held > most and term <> '' then
    select sample.likely into likely from search_sample(conditions, '0') as sample;
  end if;
  if held <= most or likely <= most / 4 then
    -- Of the points of the box those in reach: the two pairs of bounds help the index, the points decide.
    return query execute format(
      'select tool.latitude, tool.longitude, count(*)::integer, false, min(tool.price_per_day_cents),
        case when count(*) = 1 then min(tool.name) end
      from tools as tool
      where tool.listed and tool.latitude between $3 and $4 and tool.longitude between $5 and $6 %s
        and exists (select from unnest($1, $2) as point(latitude, longitude)
          where point.latitude = tool.latitude and point.longitude = tool.longitude)
      group by tool.latitude, tool.longitude', conditions)
      using latitudes, longitudes, south, north, west, east;
    return;
  end if;
  return query execute format(
    'select point.latitude, point.longitude, counted.amount, counted.looked > $3, counted.cheapest, counted.only_name
    from unnest($1, $2) as point(latitude, longitude)
    cross join lateral (
      select count(*) as looked,
        (count(*) filter (where true %1$s))::integer as amount,
        case when count(*) <= $3 then min(tool.price_per_day_cents) filter (where true %1$s) end as cheapest,
        case when count(*) <= $3 and count(*) filter (where true %1$s) = 1 then min(tool.name) filter (where true %1$s) end as only_name
      from (
        select tool.* from tools as tool
        where tool.listed and tool.latitude = point.latitude and tool.longitude = point.longitude
        order by tool.id limit $3 + 1
      ) as tool
    ) as counted
    where counted.amount > 0 or counted.looked > $3', conditions)
    using latitudes, longitudes, greatest(50, most / cardinality(latitudes));
end
$$;

-- The tools of a search in a box, best first, from a position on: what a mark of the map holds.
create or replace function map_tools(
  term text, word_limit integer, category_ids integer[], price_min integer, price_max integer,
  rating_min integer, reach_metres integer, origin_latitude double precision, origin_longitude double precision,
  first_day date, last_day date, flex_days integer, today date,
  south double precision, west double precision, north double precision, east double precision,
  page_size integer, after bigint[]
) returns table (tool_id bigint, keys bigint[])
language plpgsql stable parallel safe rows 24
set plan_cache_mode = force_generic_plan
set jit = off
set max_parallel_workers_per_gather = 0
set random_page_cost = 1.1
set work_mem = '32MB'
as $$
declare
  conditions constant text := map_conditions(term, word_limit, category_ids, price_min, price_max, rating_min,
    first_day, last_day, flex_days, today);
begin
  if conditions is null then return; end if;
  return query select * from search_walk('tool.score, tool.id', '', concat(
    format(' and tool.latitude between %L and %L and tool.longitude between %L and %L', south, north, west, east),
    case when reach_metres is not null then format(
      ' and distance_metres(tool.latitude, tool.longitude, %L, %L) <= %s', origin_latitude, origin_longitude, reach_metres) end,
    conditions), true, after, page_size);
end
$$;
