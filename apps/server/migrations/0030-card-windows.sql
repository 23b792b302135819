-- Posts have a window in which they stand in the feed, by the clock of HOME_ZONE: `2026-12-01T18:00`, from then on and until before then.
alter table social_posts
  add column shown_from text,
  add column shown_until text;
-- The shop's featured items with their windows, in their order, JSON: its cards take them first.
alter table content_state add column featured text not null default '[]';
