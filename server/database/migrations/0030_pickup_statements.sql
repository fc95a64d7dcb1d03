-- What one side says after the other has confirmed the pick-up (domain/pickupStatement.ts). Null: nothing was said.
alter table bookings
  add column statement text check (statement in ('ownerAbsent', 'borrowerAbsent', 'fault', 'cancelledByBorrower',
    'cancelledByOwner', 'unconfirmed')),
  add column statement_stage text check (statement_stage in ('made', 'contested', 'counts', 'rejected')),
  add column statement_at timestamptz,
  add constraint bookings_statement_is_whole check (num_nulls(statement, statement_stage, statement_at) in (0, 3)),
  -- Whose mark says that the tool is back; `both` with a code. Null for returns before this column existed.
  add column returned_by text check (returned_by in ('borrower', 'owner', 'both'));
create index bookings_statement_contested on bookings (statement_at) where statement_stage = 'contested';
