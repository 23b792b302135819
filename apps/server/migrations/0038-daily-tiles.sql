-- The tiles of the day that editors dated, each with what happened on that day of another year, JSON in the order of the days.
alter table content_state add column daily_tiles text not null default '[]';
