-- A quiz's question that was shown and waits for its answer, since when: the server keeps its time. A quiz's `moves` are the numbers of
-- the options chosen, or NoTime, and its `score` how many were right.
alter table game_plays add column shown_at timestamptz;
alter table game_plays add column is_timed boolean not null default true;
