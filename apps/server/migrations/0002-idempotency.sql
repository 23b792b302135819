-- The first answer to a write is kept for that caller and key, and replayed byte for byte.
-- `user_id` is a person's id, or `anonymous:<address>` for callers without one.
create table idempotency_keys (
  user_id text not null,
  key text not null,
  callable text not null,
  request_hash text not null,
  status int not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
