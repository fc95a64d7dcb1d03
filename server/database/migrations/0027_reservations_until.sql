-- Whether a tool is free on some days is asked of what ends after them: what is long past is passed over, and the index alone
-- answers. It is half the work of the index behind the exclusion of overlaps (docs/performance.md).
create index reservations_until on reservations (tool_id, end_date) include (start_date, unit, buffer_days);
drop index reservations_tool;
