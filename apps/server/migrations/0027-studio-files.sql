-- The brand, the categories and the pages as the studio has them. A row is for ever; there are as many as the pack can have such files.
create table studio_files (
  -- Its path in the pack.
  file text primary key,
  -- As an editor of files would have written it; null where the pack's own counts again.
  text text,
  -- Counts up with every change: what is based on another one than the latest is a conflict.
  version int not null,
  -- Set from one counter with each change of any of them.
  overlay_version bigint not null,
  updated_at timestamptz not null,
  -- Who changed it last; null for the operator, and for an editor who was erased.
  user_id text
);
create index studio_files_by on studio_files (user_id) where user_id is not null;
