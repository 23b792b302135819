-- Insights: what people did, summed by day. Every figure is rounded where it is kept (in fives, nothing under five), so that no row says
-- anything of a smaller group. A day is the operator's (HOME_ZONE). Rows are deleted after three years; a day has at most one row a tile.
create table insight_days (
  day text primary key,
  readers int not null,
  members int not null,
  inviters int not null
);
create table insight_tiles (
  day text not null,
  tile_id text not null,
  shown int not null,
  opened int not null,
  finished int not null,
  liked int not null,
  shared int not null,
  lessened int not null,
  seconds int not null,
  -- How many got as far as each part of the strip, the cover first.
  reached int[] not null default '{}',
  primary key (day, tile_id)
);
create index insight_tiles_of on insight_tiles (tile_id, day);
-- The sums of a month's days, so that a year is read fast.
create table insight_tile_months (
  month text not null,
  tile_id text not null,
  shown int not null,
  opened int not null,
  finished int not null,
  liked int not null,
  shared int not null,
  lessened int not null,
  seconds int not null,
  primary key (month, tile_id)
);
-- A category's tiles, with those of them that are too small to be shown alone.
create table insight_categories (
  day text not null,
  category text not null,
  shown int not null,
  opened int not null,
  finished int not null,
  liked int not null,
  shared int not null,
  lessened int not null,
  seconds int not null,
  primary key (day, category)
);
create table insight_games (
  day text not null,
  game text not null,
  played int not null,
  won int not null,
  practised int not null,
  primary key (day, game)
);
-- Who joined in a week (by its Monday), and how many of them came back. Null until the days to come back in are over.
create table insight_weeks (
  week text primary key,
  joined int not null,
  invited int not null,
  back_1 int,
  back_7 int,
  back_30 int
);
create table insight_ways (
  week text not null,
  way text not null,
  joined int not null,
  primary key (week, way)
);
create table insight_points (
  day text not null,
  action text not null,
  people int not null,
  points int not null,
  primary key (day, action)
);
-- Redemptions are rare: days are taken together until five people redeemed, and what is owed is said on those days alone.
create table insight_ledger (
  day text primary key,
  people int not null,
  redeemed int not null,
  owed bigint not null
);

-- Days whose events have changed since they were summed.
create table insight_due (
  day text primary key
);
create table insight_state (
  is_the_row boolean primary key default true check (is_the_row),
  -- Whose midnight the days end at; another one and all are summed anew.
  zone text not null,
  -- Events that came until then are in the sums, or their days are due.
  received_until timestamptz not null,
  -- The last day whose redemptions were looked at.
  ledger_until text,
  -- Of days before that, events of those who are not signed in were deleted: what they were summed to stays.
  whole_from timestamptz,
  summed_at timestamptz,
  took_ms int not null default 0
);

create index events_by_moment on events (happened_at);
create index points_entries_by_moment on points_entries (at);
create index users_by_creation on users (created_at);
