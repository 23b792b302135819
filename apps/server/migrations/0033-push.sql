-- Push (decisions 96 and 97): devices of a person, what they want to be told and when, the stories they follow, and what is to be sent.

-- A browser of somebody's, as its push service gave it out. It is theirs for as long as the session it was added in. At most ten a
-- person; one that its service no longer knows is deleted, and so is one of a session that ended.
create table push_subscriptions (
  user_id text not null,
  -- The hash of the endpoint.
  subscription_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  session_id text not null,
  added_at timestamptz not null,
  -- When its push service first took a message for it.
  accepted_at timestamptz,
  primary key (user_id, subscription_id)
);
-- A device is one person's at a time.
create index push_subscriptions_by_id on push_subscriptions (subscription_id);

create table push_settings (
  user_id text primary key,
  zone text not null,
  kinds text[] not null,
  quiet_from smallint not null check (quiet_from between 0 and 23),
  quiet_until smallint not null check (quiet_until between 0 and 23),
  today_hour smallint not null check (today_hour between 0 and 23),
  -- When their day's tile, and their streak, are next looked at.
  today_at timestamptz not null,
  streak_at timestamptz not null
);
create index push_settings_by_today on push_settings (today_at);
create index push_settings_by_streak on push_settings (streak_at);

-- With how many entries they know each story; more of them are news. At most 100 a person.
create table push_follows (
  user_id text not null,
  tile_id text not null,
  entries int not null,
  primary key (user_id, tile_id)
);
create index push_follows_by_tile on push_follows (tile_id, entries);

-- What is to be sent, and for a month what was: the key says it, nothing is sent twice.
create table push_messages (
  user_id text not null,
  kind text not null check (kind in ('entry', 'today', 'streak', 'order', 'friend')),
  subject text not null,
  title text not null,
  body text not null,
  path text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dropped')),
  -- When it is next looked at; of one that is being sent, when its sender must have died.
  due_at timestamptz not null,
  expires_at timestamptz not null,
  made_at timestamptz not null,
  -- The person's day it counts for.
  day text,
  tries int not null default 0,
  -- The devices whose push service took it.
  taken_by text[] not null default '{}',
  primary key (user_id, kind, subject)
);
create index push_messages_due on push_messages (due_at) where state in ('waiting', 'sending');
create index push_messages_by_age on push_messages (made_at);
