-- The folder that the content was imported from, so that a start with another one does not replace it.
alter table content_state add column pack_dir text;
