-- What a day's puzzle was once somebody had begun it: a word list that changes does not change a puzzle that is being played. Nobody
-- but the server reads it.
create table game_puzzles (
  game text not null,
  day text not null,
  document text not null,
  primary key (game, day)
);

-- Whose midnight ends a player's day. Without an account a player is `anonymous:` and the hash of an installation's number.
create table game_players (
  user_id text primary key,
  zone text not null,
  seen_at timestamptz not null
);
create index game_players_anonymous on game_players (seen_at) where user_id like 'anonymous:%';

-- One play of a person and puzzle. `moves` are the words in the order in which the server took them, `score` how many guesses a WURD
-- took or the points of a BAW, `grade` the number of the rank that a finished BAW reached. The outcome is won, lost, done, or null while it goes on.
create table game_plays (
  user_id text not null,
  game text not null,
  day text not null,
  is_practice boolean not null,
  is_hard boolean not null default false,
  is_hinted boolean not null default false,
  moves text[] not null default '{}',
  score int not null default 0,
  grade int not null default 0,
  outcome text,
  -- Whether finishing it paid its point.
  is_paid boolean not null default false,
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (user_id, game, day)
);
