-- An identity that a broker has checked. Only the day is kept, and a salted hash of issuer and subject, so that one
-- identity belongs to one account.
alter table users
  add column identity_checked_on date,
  add column identity_hash text check (length(identity_hash) = 43),
  add constraint users_identity_is_whole check ((identity_checked_on is null) = (identity_hash is null));
create unique index users_identity on users (identity_hash) where identity_hash is not null;

-- The salt of those hashes, created at first use.
create table identity_salts (
  id boolean primary key default true check (id),
  salt text not null check (length(salt) >= 43)
);

-- Identity checks under way: each belongs to one session, for one use within ten minutes.
create table identity_checks (
  state_hash text primary key check (length(state_hash) = 43),
  -- Of the cookie of the browser that started it.
  browser_hash text not null check (length(browser_hash) = 43),
  member_id bigint not null references users (id) on delete cascade,
  token_id text not null check (length(token_id) <= 100),
  nonce text not null check (length(nonce) between 20 and 100),
  code_verifier text not null check (length(code_verifier) between 43 and 128),
  expires_at timestamptz not null
);
create index identity_checks_expiry on identity_checks (expires_at);
create index identity_checks_member on identity_checks (member_id);

-- Whether the owner lends to borrowers with a checked identity only.
alter table tools add column checked_borrowers boolean not null default false;
