-- When a tile is shown, as `from/until` in months and days (`12-01/01-06`), both days included; null for all year.
alter table tiles add column season text;

-- What a person has met of a tile. What was seen once stays seen: every column only ever grows.
create table tile_reads (
  user_id text not null,
  tile_id text not null,
  seen_at timestamptz not null,
  -- The furthest part seen: 0 for the cover alone, 1 for the end.
  share real not null default 0 check (share between 0 and 1),
  read_at timestamptz,
  finished_at timestamptz,
  primary key (user_id, tile_id),
  check (finished_at is null or read_at is not null)
);

-- The order made for one person, as it crosses the wire, and for each of its tiles one letter that says why it is there.
-- Whoever has no row has the default order. What was done before `reset_at` no longer shapes it.
create table feeds (
  user_id text primary key,
  tile_ids text,
  causes text,
  computed_at timestamptz,
  reset_at timestamptz,
  check ((tile_ids is null) = (causes is null) and (tile_ids is null) = (computed_at is null))
);
create table feed_places (
  user_id text not null,
  feed text not null,
  tile_id text not null,
  saved_at timestamptz not null,
  primary key (user_id, feed)
);
-- What a person asked to see less of: a tile, a category by its slug, or what is like a tile.
create table less_wishes (
  user_id text not null,
  scope text not null check (scope in ('tile', 'category', 'similar')),
  subject text not null,
  asked_at timestamptz not null,
  primary key (user_id, scope, subject)
);
create table tutorials_seen (
  user_id text not null,
  tutorial text not null,
  seen_at timestamptz not null,
  primary key (user_id, tutorial)
);

-- What all people together did with a tile. Made anew by jobs from the tables above; on a cluster these are reference tables.
create table tile_counts (
  tile_id text primary key,
  likes int not null default 0,
  seen int not null default 0,
  finished int not null default 0
);
-- Tiles whose counts have moved. Whoever counts takes them away; counting twice comes to the same.
create table tile_counts_due (
  user_id text not null,
  tile_id text not null,
  primary key (user_id, tile_id)
);
-- For each tile, which others rise (or fall) when it is in a history, the strongest first.
create table tile_neighbours (
  tile_id text primary key,
  neighbour_ids text[] not null,
  weights real[] not null
);
-- One row: which model the neighbours are of.
create table ranking_state (
  is_the_row boolean primary key default true check (is_the_row),
  version bigint not null,
  trained_at timestamptz not null,
  -- The settings the last full training chose, as JSON, to begin the next one with.
  settings text
);
