-- Sign-in's own tables stay whole: they are looked up by token, address and e-mail, and belong to no shard.
create table auth_users (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table auth_sessions (
  id text primary key,
  user_id text not null references auth_users (id) on delete cascade,
  token text not null unique,
  -- The token before the last rotation: requests already under way still carry it for a moment.
  previous_token text unique,
  rotated_at timestamptz not null default now(),
  -- When the token was first shown by its device; null until then, as the answer that carried it may have been lost.
  token_seen_at timestamptz default now(),
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_user on auth_sessions (user_id);
create table auth_accounts (
  id text primary key,
  user_id text not null references auth_users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_accounts_user on auth_accounts (user_id);
create table auth_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);
create index auth_verifications_expiry on auth_verifications (expires_at);
create table auth_passkeys (
  id text primary key,
  user_id text not null references auth_users (id) on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter int not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz default now()
);
create index auth_passkeys_user on auth_passkeys (user_id);
-- Devices an account was signed in on. What strangers do to an account's address does not hinder these.
create table auth_known_devices (
  user_id text not null references auth_users (id) on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

-- A person. Whoever invited them is recorded when the row is made, once and for ever: `referred_at` stays when the one who
-- invited is erased and `referred_by` with them.
create table users (
  user_id text primary key,
  email text,
  phone text,
  name text not null default '',
  referred_by text check (referred_by <> user_id),
  referred_at timestamptz,
  email_subscription boolean not null default false,
  sms_subscription boolean not null default false,
  notifications boolean not null default false,
  analytics boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (referred_by is null or referred_at is not null)
);
create index users_referred_by on users (referred_by) where referred_by is not null;
-- Codes are looked up by anyone who was given one, so they stay whole too.
create table invite_codes (
  code text primary key,
  user_id text not null unique
);
create table user_pictures (
  user_id text primary key,
  hash text not null,
  webp bytea not null
);
create table likes (
  user_id text not null,
  tile_id text not null,
  liked_at timestamptz not null,
  primary key (user_id, tile_id)
);
-- The last time a person opened a tile, and how many subtiles it had then: what came since is unread.
create table tile_taps (
  user_id text not null,
  tile_id text not null,
  tapped_at timestamptz not null,
  subtile_count_snapshot int not null,
  primary key (user_id, tile_id)
);
-- Where push can reach a person.
create table messaging_instances (
  user_id text not null,
  instance text not null,
  platform text not null,
  seen_at timestamptz not null,
  primary key (user_id, instance)
);

-- What the app tells of its use; without a person it is kept under `anonymous:<installation>`.
create table events (
  user_id text not null,
  event_id text not null,
  name text not null,
  params text not null,
  platform text not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  primary key (user_id, event_id)
);
create index events_by_day on events (received_at);
create table error_reports (
  id text primary key,
  user_id text,
  error_class text not null,
  message text not null,
  report text not null,
  received_at timestamptz not null
);
create index error_reports_by_day on error_reports (received_at);
create table form_answers (
  id text primary key,
  user_id text,
  form text not null,
  answers text not null,
  received_at timestamptz not null
);
create index form_answers_by_day on form_answers (received_at);

-- The code a person was mailed to confirm that they want to be erased.
create table deletion_codes (
  user_id text primary key,
  code_hash text not null,
  tries int not null default 0,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
-- People who asked to be erased. Whose row it was, and their address, are known until the job has ended; then only that somebody was.
create table erasures (
  id text primary key,
  user_id text unique,
  email text,
  asked_at timestamptz not null,
  done_at timestamptz,
  check ((user_id is null) = (done_at is not null)),
  check (done_at is null or email is null)
);
