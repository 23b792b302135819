-- What a tile's file asks about it, for games. Beside the tile and never in its document: nobody may read the answers before they play.
-- Content: on a cluster a reference table.
create table tile_questions (
  tile_id text not null references tiles (id) on delete cascade,
  -- Its place in the file, from 1.
  number int not null,
  question text not null,
  options text[] not null check (cardinality(options) = 4),
  -- Which of the options is right, from 0.
  right_option int not null check (right_option between 0 and 3),
  why text not null,
  primary key (tile_id, number)
);
