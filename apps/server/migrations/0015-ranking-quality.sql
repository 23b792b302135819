-- Tiles that exploration put before a person, when it last did: what came of it is told from `tile_reads`. Forgotten after 90 days.
create table explorations (
  user_id text not null,
  tile_id text not null,
  explored_at timestamptz not null,
  primary key (user_id, tile_id)
);
create index explorations_by_day on explorations (explored_at);
-- On which days (UTC) how many per cent of people's days were ranked by another policy. Who, follows from their id and the day, and is
-- nowhere stored. Null where it was not the same all day.
create table policy_tests (
  day date primary key,
  percent int
);
