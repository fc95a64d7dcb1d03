-- A tool keeps the units that are promised, also when somebody reserves while its number is lowered.
create function tool_keeps_promised_units() returns trigger language plpgsql as $$
begin
  if exists (
    select from reservations
    where tool_id = new.id and unit > new.max_available_count and status = 'booked'
  ) then
    raise exception 'More units of tool % are promised than %', new.id, new.max_available_count
      using errcode = 'check_violation', constraint = 'tools_keep_promised_units';
  end if;
  return new;
end
$$;
create trigger tools_keep_promised_units before update of max_available_count on tools
  for each row when (new.max_available_count < old.max_available_count)
  execute function tool_keeps_promised_units();

create or replace function reservation_unit_exists() returns trigger language plpgsql as $$
begin
  -- The lock makes a change of the number wait for this reservation, and this one for the change.
  if new.unit > (select max_available_count from tools where id = new.tool_id for share) then
    raise exception 'Tool % has no unit %', new.tool_id, new.unit
      using errcode = 'check_violation', constraint = 'reservations_unit_exists';
  end if;
  return new;
end
$$;
