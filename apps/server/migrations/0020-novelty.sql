-- What somebody said at a tile's end: they knew it, or it was new to them. The latest answer, and when it was given.
create table novelty_ratings (
  user_id text not null,
  tile_id text not null,
  rating text not null check (rating in ('known', 'new')),
  rated_at timestamptz not null,
  primary key (user_id, tile_id)
);
