-- What the cover is drawn from that a medium is made of, as JSON, so that every server can draw it.
alter table media add column cover text;

-- Who makes a file for all servers just now. Kept alive while it is made, so that a dead one is waited for a few seconds. After a crash of the
-- database two servers may make one file, which is no harm: so it need not be logged.
create unlogged table media_leases (
  file text primary key,
  holder text not null,
  -- Whether somebody waits for it at a screen: they do not wait for what is made ahead, which takes as long as it likes.
  is_asked boolean not null,
  until timestamptz not null
);
