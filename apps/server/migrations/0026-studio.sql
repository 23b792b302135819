-- A tile as it is written in the studio. Its row is for ever: what was published of it lies over the pack's own files.
create table studio_tiles (
  id text primary key,
  -- Whose tile it is to readers; null until it is published.
  tile_id text unique,
  -- Of the draft, to find it by.
  slug text not null,
  title text not null,
  categories text[] not null default '{}',
  -- Whether the draft waits for somebody else's eyes.
  stage text not null check (stage in ('draft', 'review')),
  -- JSON, see `tileDraft`.
  draft text not null,
  -- Counts up with every change of the draft.
  version int not null,
  -- The file as it was last published, and where in the pack it would lie; null until then.
  published text,
  -- The version of the draft that was published.
  published_version int,
  file text,
  -- The file of the pack it was taken over from.
  origin text,
  -- When readers have it, or will have.
  publish_at timestamptz,
  archived_at timestamptz,
  -- Set from one counter with each change of what lies over the pack; null until there is one.
  overlay_version bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Who changed the draft last; null for the operator, and for an editor who was erased.
  user_id text
);
create index studio_tiles_overlay on studio_tiles (overlay_version);
create index studio_tiles_by on studio_tiles (user_id) where user_id is not null;

-- What a draft was, and what became of it. Autosaves of one editor within ten minutes are one.
create table studio_revisions (
  id text not null references studio_tiles (id) on delete cascade,
  number int not null,
  kind text not null,
  -- The draft's version that it holds; of a conflict, the one it was based on.
  version int not null,
  draft text not null,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  user_id text,
  primary key (id, number)
);
create index studio_revisions_by on studio_revisions (user_id) where user_id is not null;

-- Who has a tile open just now.
create table studio_presence (
  id text not null,
  user_id text not null,
  seen_at timestamptz not null,
  primary key (id, user_id)
);
create index studio_presence_seen on studio_presence (seen_at);
