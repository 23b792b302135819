-- What was paid once to a mailbox, for longer than its account: each as one keyed hash of mailbox, action and subject together, so that
-- no row tells whose it is, what it was for, or which others belong to it. The year is when it may be forgotten by.
create table paid_once (
  mark text primary key check (mark ~ '^[A-Za-z0-9_-]{43}$'),
  year int not null
);
create index paid_once_year on paid_once (year);

-- Up to when a person's time is spent on reads that were believed: a read takes time, and time passes once.
create table reading_time (
  user_id text primary key,
  spent_until timestamptz not null
);
-- When a read was believed. What was read until now was.
alter table tile_reads add column credited_at timestamptz;
update tile_reads set credited_at = read_at where read_at is not null;
create index tile_reads_uncredited on tile_reads (user_id, read_at) where read_at is not null and credited_at is null;

-- Why an order waits for a person's eyes, and when somebody let it go on. Where it goes and from which networks it was made are kept as
-- keyed hashes, and forgotten once nobody looks that far back.
alter table redemptions
  add column review text[] not null default '{}',
  add column reviewed_at timestamptz,
  add column address_mark text,
  add column mailbox_mark text,
  add column networks text[] not null default '{}';
create index redemptions_address_mark on redemptions (address_mark) where address_mark is not null;
create index redemptions_mailbox_mark on redemptions (mailbox_mark) where mailbox_mark is not null;
create index redemptions_networks on redemptions using gin (networks);
