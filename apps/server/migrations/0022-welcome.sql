-- What a person picked as a guest to come next, before they joined. At most some twenty a person.
create table feed_picks (
  user_id text not null,
  tile_id text not null,
  picked_at timestamptz not null,
  primary key (user_id, tile_id)
);
-- Whether those whom somebody invites are shown a tile that they like.
alter table users add column shows_favourite boolean not null default true;
