-- A unit that has not come back is looked for whenever somebody asks which days of a tool are free.
create index bookings_out on bookings (tool_id) where state = 'pickedUp' or state = 'inDispute' and returned_on is null;
