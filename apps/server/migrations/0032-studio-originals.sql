-- What editors sent to be shown: a picture or film among the originals. What nothing names any more goes after some weeks.
create table studio_originals (
  file text primary key,
  -- The hash of what was sent, where something else was made of it: a film.
  source text,
  sent_at timestamptz not null
);
create unique index studio_originals_source on studio_originals (source) where source is not null;
create index studio_originals_sent on studio_originals (sent_at);
