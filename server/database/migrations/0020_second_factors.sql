-- A second step at sign-in: codes of an app, and codes for when it is lost (docs/decisions/second-factor.md).

create table second_factors (
  member_id bigint primary key references users (id) on delete cascade,
  -- With the key of this id it makes the secret that the app shares; by itself it is nothing.
  seed uuid not null,
  key_id text not null check (length(key_id) between 1 and 100),
  -- The last step of 30 seconds whose code was used: no code counts twice.
  last_step bigint not null,
  created_at timestamptz not null
);

-- Codes of 80 bits, each for one use, of which only a hash is kept.
create table recovery_codes (
  member_id bigint not null references second_factors (member_id) on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  used_at timestamptz,
  primary key (member_id, code_hash)
);
