-- Cover claims (docs/decisions/cover-claims.md): what the insurance account pays for damage waits for staff.

-- The owner's declared value of one unit, in øre; null for none. A booking keeps the value at its request, so that raising
-- it later raises no claim.
alter table tools add column declared_value_cents integer check (declared_value_cents between 0 and 100000000);
alter table bookings add column declared_value_cents bigint check (declared_value_cents >= 0);
-- Open bookings were made with a cover of 5,000 kr.
update bookings set declared_value_cents = 500000 where ended_as is null;
-- Claims had no limit when they were made; only this much of them could be settled.
update bookings set claim_cents = least(claim_cents, deposit_cents + 500000),
  owner_proposes_cents = least(owner_proposes_cents, deposit_cents + 500000)
where state = 'inDispute';

create table cover_claims (
  booking_id bigint primary key references bookings (id) on delete cascade,
  asked_cents bigint not null check (asked_cents > 0),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  paid_cents bigint check (paid_cents > 0),
  reason text check (length(reason) between 1 and 2000),
  made_at timestamptz not null,
  decided_at timestamptz,
  constraint cover_claims_paid_when_approved check ((state = 'approved') = (paid_cents is not null)),
  constraint cover_claims_at_most_asked check (paid_cents <= asked_cents),
  constraint cover_claims_decided_with_reason
    check ((state = 'waiting') = (decided_at is null) and (state = 'waiting') = (reason is null))
);
create index cover_claims_waiting on cover_claims (made_at) where state = 'waiting';
create index cover_claims_approved on cover_claims (decided_at) where state = 'approved';

-- What the insurance account has paid already. These claims count for the limits of members.
insert into cover_claims (booking_id, asked_cents, state, paid_cents, reason, made_at, decided_at)
select posted.booking_id, entry.ore, 'approved', entry.ore, 'Paid before staff decided about cover.', posted.at, posted.at
from ledger_transactions as posted
join ledger_entries as entry on entry.transaction_id = posted.id and entry.account = 'insurance' and entry.ore > 0
join bookings as booking on booking.id = posted.booking_id
where posted.kind = 'claim'
on conflict (booking_id) do nothing;

-- The operator's money in the provider's account, with which payouts that wait can leave.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account ~
  '^(provider(:reserved)?|owner:[0-9]+:(held|due)|payout:[0-9]+|deposit:[0-9]+(:reserved)?|borrower:[0-9]+:debt|fee|insurance|provider_cost|capital|loss)$') not valid;

-- Holds that have to be charged before the bank releases them.
create index payments_deposits_reserved on payments (created_at) where purpose = 'deposit' and state = 'authorised';

-- A booking kept the week's price of the tool at the request, not that of the signed quote. Where the two do not make the
-- booked rental, the price is computed from the rental: whole weeks and the rest by day, or the rest as one more week.
with booked as (
  select booking.id, price_per_day_cents as day, price_per_week_cents as week, rental_cents / units as rental,
    (end_date - start_date) / 7 as weeks, (end_date - start_date) % 7 as days
  from bookings as booking
  where ended_as is null and units > 0 and not exists (
    select from booking_changes as change where change.booking_id = booking.id and change.state = 'accepted'
  )
), wrong as (
  select * from booked
  where rental <> weeks * coalesce(week, 7 * day) + least(days * day, coalesce(week, 7 * day))
)
update bookings set price_per_week_cents = case
  when wrong.rental = (7 * wrong.weeks + wrong.days) * wrong.day then null
  when wrong.weeks = 0 then wrong.rental
  when (wrong.rental - wrong.days * wrong.day) % wrong.weeks = 0
    and (wrong.rental - wrong.days * wrong.day) / wrong.weeks >= wrong.days * wrong.day
    then (wrong.rental - wrong.days * wrong.day) / wrong.weeks
  when wrong.rental % (wrong.weeks + 1) = 0 then wrong.rental / (wrong.weeks + 1)
  else price_per_week_cents
end
from wrong where bookings.id = wrong.id;
