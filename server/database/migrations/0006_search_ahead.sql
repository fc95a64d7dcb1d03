-- What most people ask for, without an order or a word of their own, is mostly found among the first tools of the order
-- (docs/decisions/search-walks.md). Those are looked at by a statement that is planned once for a connection: to put one
-- together and plan it for each search takes longer than to carry it out.
alter function search_tools rename to search_further;

-- As before (0005_search_steps.sql), but that a search by score begins with a stretch of it. What that leaves open is a
-- search that goes on from its end. There is one way to walk it whatever is asked for, so a plan for all values is as good
-- as one for these.
create function search_tools(
  term text, word_limit integer, category_ids integer[], price_min integer, price_max integer,
  rating_min integer, reach_metres integer, origin_latitude double precision, origin_longitude double precision,
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
  if term = '' and ordering = 'RELEVANCE' and descending then
    return query
      select tool.id, array[tool.score, tool.id]
      from (
        select * from tools where (tools.score, tools.id) < (place[1], place[2])
        order by tools.score desc, tools.id desc limit stretch
      ) as tool
      where (price_min is null or tool.price_per_day_cents >= price_min)
        and (price_max is null or tool.price_per_day_cents <= price_max)
        and (rating_min is null or tool.rating_thousandths >= rating_min)
        and (cardinality(search_tools.category_ids) = 0 or tool.category_ids && search_tools.category_ids)
        and (reach_metres is null
          or distance_metres(tool.latitude, tool.longitude, origin_latitude, origin_longitude) <= reach_metres)
      order by tool.score desc, tool.id desc limit page_size;
    get diagnostics got = row_count;
    page_size := page_size - got;
    if page_size = 0 then return; end if;
    after := (
      select array[tools.score, tools.id] from tools where (tools.score, tools.id) < (place[1], place[2])
      order by tools.score desc, tools.id desc offset stretch - 1 limit 1);
    -- The order has come to its end.
    if after is null then return; end if;
  end if;
  return query select * from search_further(term, word_limit, search_tools.category_ids, price_min, price_max, rating_min,
    reach_metres, origin_latitude, origin_longitude, ordering, descending, page_size, after);
end
$$;
