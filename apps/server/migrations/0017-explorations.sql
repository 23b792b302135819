-- Tiles that exploration put before a person, when it last did: what came of it is told from `tile_reads`. Forgotten after 90 days.
create table explorations (
  user_id text not null,
  tile_id text not null,
  explored_at timestamptz not null,
  primary key (user_id, tile_id)
);
create index explorations_by_day on explorations (explored_at);
