-- The tiles of a person's day as they were chosen, JSON of the contract's words, which of them were read on that day, and when all were.
-- The zone is whose midnight ends the day. Of a day long done nothing but that stays: the days that were done are the streak.
create table today_days (
  user_id text not null,
  day text not null,
  zone text not null,
  tiles text not null,
  read_ids text[] not null default '{}',
  done_at timestamptz,
  primary key (user_id, day)
);
create index today_days_with_tiles on today_days (day) where tiles <> '[]';
