-- Which tool came of a listing that was sent under a key, so that sending it again makes no second one.
create table idempotency_keys (
  user_id bigint not null references users (id),
  key text not null check (key ~ '^[ -~]{1,100}$'),
  -- SHA-256 of the arguments: the same key for something else is a mistake of the sender.
  arguments_hash text not null check (arguments_hash ~ '^[0-9a-f]{64}$'),
  tool_id bigint not null references tools (id) on delete cascade,
  -- Keys are kept for 24 hours; what is older is swept away.
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
create index idempotency_keys_tool on idempotency_keys (tool_id);
