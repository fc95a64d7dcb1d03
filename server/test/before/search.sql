-- The functions that a search was made of before bookings had a life of their own, by name, arguments and answer: what a later
-- search.sql replaces or drops. What they did is not asked for, so they find nothing.

create or replace function distance_metres(
  latitude_a double precision, longitude_a double precision,
  latitude_b double precision, longitude_b double precision
) returns integer
language sql immutable parallel safe
as $$ select 0 $$;

create or replace function search_queries(
  term text, word_limit integer,
  out plain tsquery, out loose tsquery, out loose_name tsquery, out widened boolean
)
language sql stable parallel safe
as $$ select null::tsquery, null::tsquery, null::tsquery, false $$;

create or replace function search_gather(
  source text, columns text, conditions text, descending boolean, after bigint[], wanted integer
) returns table (tool_id bigint, keys bigint[])
language sql stable parallel safe
as $$ select null::bigint, null::bigint[] where false $$;

create or replace function search_sample(conditions text, value text, out looked integer, out met bigint[], out likely integer)
language sql stable parallel safe
as $$ select 0, '{}'::bigint[], 0 $$;

create or replace function search_walk(
  columns text, bounds text, conditions text, descending boolean, after bigint[], wanted integer
) returns table (tool_id bigint, keys bigint[])
language sql stable parallel safe
as $$ select null::bigint, null::bigint[] where false $$;

create or replace function search_nearest(
  conditions text, in_reach text, reach_metres integer, origin_latitude double precision,
  origin_longitude double precision, descending boolean, after bigint[], wanted integer
) returns table (tool_id bigint, keys bigint[])
language sql stable parallel safe
as $$ select null::bigint, null::bigint[] where false $$;

create or replace function search_points(conditions text, turn text, wanted integer) returns text
language sql immutable parallel safe
as $$ select '' $$;

create or replace function search_further(
  term text, word_limit integer, category_ids integer[], price_min integer, price_max integer,
  rating_min integer, reach_metres integer, origin_latitude double precision, origin_longitude double precision,
  ordering text, descending boolean, page_size integer, after bigint[]
) returns table (tool_id bigint, keys bigint[])
language sql stable parallel safe rows 24
as $$ select null::bigint, null::bigint[] where false $$;

create or replace function search_tools(
  term text, word_limit integer, category_ids integer[], price_min integer, price_max integer,
  rating_min integer, reach_metres integer, origin_latitude double precision, origin_longitude double precision,
  ordering text, descending boolean, page_size integer, after bigint[]
) returns table (tool_id bigint, keys bigint[])
language sql stable parallel safe rows 24
as $$ select null::bigint, null::bigint[] where false $$;
