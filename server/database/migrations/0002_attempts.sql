-- How often somebody tried to sign in or up of late, by what is limited. Here and not in the memory of a
-- process, so that two processes count together and a restart forgives nothing.
create table attempts (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970; what is older than an hour is swept away.
  expire bigint
);
create index attempts_expiry on attempts (expire);
