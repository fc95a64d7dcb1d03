-- Six digits that one side shows and the other types: one code per booking, step and side. `booking_codes` had one for both
-- sides. It stays for processes of the version before, and nothing reads it any more.
create table handover_codes (
  booking_id bigint not null references bookings (id) on delete cascade,
  step text not null check (step in ('confirmPickup', 'markReturned')),
  shown_by text not null check (shown_by in ('borrower', 'owner')),
  code text not null check (code ~ '^[0-9]{6}$'),
  wrong_attempts integer not null default 0 check (wrong_attempts >= 0),
  made_at timestamptz not null,
  primary key (booking_id, step, shown_by)
);
insert into handover_codes (booking_id, step, shown_by, code, wrong_attempts, made_at)
select booking_id, step, shown_by, code, wrong_tries, made_at from booking_codes;
