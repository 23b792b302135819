-- What became of the card that asked about a tile: the day it was last shown where its person was, and the day its question was last
-- answered. Whether the answer was right is kept nowhere.
create table recall_cards (
  user_id text not null,
  tile_id text not null,
  shown_on text not null,
  outcome text not null,
  answered_on text,
  primary key (user_id, tile_id)
);
create index recall_cards_by_day on recall_cards (shown_on);
