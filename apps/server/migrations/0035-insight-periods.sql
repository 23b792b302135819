-- The sums of days by fourth of a month (2026-03-F2), month (2026-03) and quarter (2026-Q1), so that of a year few rows are read. All of
-- them are sums of what is kept by day, and so in fives.
create table insight_tile_periods (
  period text not null,
  tile_id text not null,
  shown int not null,
  opened int not null,
  finished int not null,
  liked int not null,
  shared int not null,
  lessened int not null,
  seconds bigint not null,
  primary key (period, tile_id)
);
-- A million people's seconds of a quarter, or of a whole category, are more than an int holds.
alter table insight_categories alter column seconds type bigint;
create table insight_category_periods (
  period text not null,
  category text not null,
  shown int not null,
  opened int not null,
  finished int not null,
  liked int not null,
  shared int not null,
  lessened int not null,
  seconds bigint not null,
  primary key (period, category)
);

insert into insight_tile_periods
  select left(day, 7) || '-F' || least(4, (right(day, 2)::int + 7) / 8), tile_id, sum(shown), sum(opened), sum(finished), sum(liked),
    sum(shared), sum(lessened), sum(seconds)
  from insight_tiles group by 1, 2;
insert into insight_tile_periods
  select left(period, 7), tile_id, sum(shown), sum(opened), sum(finished), sum(liked), sum(shared), sum(lessened), sum(seconds)
  from insight_tile_periods group by 1, 2;
insert into insight_tile_periods
  select left(period, 5) || 'Q' || (right(period, 2)::int + 2) / 3, tile_id, sum(shown), sum(opened), sum(finished), sum(liked),
    sum(shared), sum(lessened), sum(seconds)
  from insight_tile_periods where period not like '%F%' group by 1, 2;
drop table insight_tile_months;

insert into insight_category_periods
  select left(day, 7) || '-F' || least(4, (right(day, 2)::int + 7) / 8), category, sum(shown), sum(opened), sum(finished), sum(liked),
    sum(shared), sum(lessened), sum(seconds)
  from insight_categories group by 1, 2;
insert into insight_category_periods
  select left(period, 7), category, sum(shown), sum(opened), sum(finished), sum(liked), sum(shared), sum(lessened), sum(seconds)
  from insight_category_periods group by 1, 2;
insert into insight_category_periods
  select left(period, 5) || 'Q' || (right(period, 2)::int + 2) / 3, category, sum(shown), sum(opened), sum(finished), sum(liked),
    sum(shared), sum(lessened), sum(seconds)
  from insight_category_periods where period not like '%F%' group by 1, 2;

-- What each day's categories come to together.
alter table insight_days
  add column shown int not null default 0,
  add column opened int not null default 0,
  add column finished int not null default 0,
  add column liked int not null default 0,
  add column shared int not null default 0,
  add column lessened int not null default 0,
  add column seconds bigint not null default 0;
update insight_days set (shown, opened, finished, liked, shared, lessened, seconds) =
  (select coalesce(sum(shown), 0), coalesce(sum(opened), 0), coalesce(sum(finished), 0), coalesce(sum(liked), 0),
    coalesce(sum(shared), 0), coalesce(sum(lessened), 0), coalesce(sum(seconds), 0)
  from insight_categories c where c.day = insight_days.day);
