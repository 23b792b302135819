-- The operator's posts and channels elsewhere, as cards of the feed. Content: on a cluster a reference table.
create table social_posts (
  key text primary key,
  position int not null,
  -- The hash of what it came from: equal means nothing to do.
  content_hash text not null,
  -- The card as it crosses the wire, JSON.
  document text not null
);
