-- Leaving: deletion with 14 days to come back, download of everything, and a calendar to subscribe to
-- (docs/decisions/leaving.md).

alter table users
  -- Since when the member is hidden, on their own wish.
  add column leaving_at timestamptz,
  -- From when on what is personal is deleted; before that they may come back.
  add column leaves_at timestamptz,
  -- When that was done. The row stays, for the ledger and for what others have to do with it.
  add column left_at timestamptz,
  add constraint users_leave_on_a_day check ((leaving_at is null) = (leaves_at is null)),
  add constraint users_left_after_leaving check (left_at is null or leaving_at is not null);
create index users_leaving on users (leaves_at) where leaves_at is not null and left_at is null;

-- Of a member who leaves: published again when they come back.
alter table tools add column paused_by_leaving boolean not null default false;

-- Whoever leaves publishes nothing, by whatever way, also in the moment of leaving: the lock makes one of the two wait.
create function tool_owner_is_here() returns trigger language plpgsql as $$
declare
  leaving timestamptz;
begin
  select leaving_at into leaving from users where id = new.owner_id for share;
  if leaving is not null then
    new.state := 'paused';
    new.paused_by_leaving := true;
  end if;
  return new;
end
$$;
create trigger tools_owner_is_here before insert or update of state on tools
  for each row when (new.state = 'published') execute function tool_owner_is_here();

-- An address under which calendars read a member's bookings. With the key that signs tokens the seed makes the address;
-- by itself it is nothing.
create table calendar_feeds (
  member_id bigint primary key references users (id) on delete cascade,
  seed uuid not null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null
);

-- What lets whoever has just shown who they are take one step more, once and soon: fetch everything, or come back.
create table account_tickets (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  member_id bigint not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('export', 'comeBack')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tickets_member on account_tickets (member_id, purpose, created_at);
create index account_tickets_age on account_tickets (expires_at);
