-- Content is small and read everywhere: on a cluster these are reference tables.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- One row. `version` counts up with every change a reader could see.
create table content_state (
  is_the_row boolean primary key default true check (is_the_row),
  version bigint not null default 0,
  brand text not null,
  changed_at timestamptz not null default now()
);

create table categories (
  slug text primary key,
  title text not null,
  position int not null,
  hue real not null,
  emoji text,
  -- The file under /media/ with its emoji; a category without one is left out of every list.
  emoji_media text
);

-- What to draw or convert for a picture, so that a missing size can be made at any time, on any machine.
create table media (
  id text primary key,
  request text not null,
  width int not null,
  height int not null,
  created_at timestamptz not null default now()
);

create table tiles (
  id text primary key,
  slug text not null unique,
  version int not null default 1,
  title text not null,
  developing boolean not null,
  category text not null,
  categories text[] not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  -- How well it is liked, 0 to 1.
  merit real not null default 0,
  -- The hash of the file it came from: equal means nothing to do.
  content_hash text not null,
  -- The document as it crosses the wire, JSON. Written once at import, sent as it is.
  document text not null,
  -- Normalised words (lower case, no accents) of title, teaser and text, for search.
  title_words text not null,
  all_words text not null,
  search_vector tsvector not null,
  removed_at timestamptz
);
create index tiles_published on tiles (published_at desc) where removed_at is null;
create index tiles_categories on tiles using gin (categories);
create index tiles_search on tiles using gin (search_vector);
create index tiles_title_words on tiles using gin (title_words gin_trgm_ops);

create table subtiles (
  id text primary key,
  tile_id text not null references tiles (id) on delete cascade,
  position int not null,
  document text not null
);
create index subtiles_tile on subtiles (tile_id, position);

-- Every slug a tile ever had, but the current one: each redirects.
create table former_slugs (
  slug text primary key,
  tile_id text not null references tiles (id) on delete cascade
);

create table pages (
  slug text primary key,
  content_hash text not null,
  document text not null
);
