-- Where people put the answer on a slider, in stretches of it: how many, never who. `question_id` names the tile and a hash of what is asked.
create table guess_counts (
  question_id text not null,
  bin smallint not null check (bin between 0 and 19),
  guesses integer not null check (guesses > 0),
  -- Of the last guess: what nobody answers any more is dropped.
  guessed_at timestamptz not null,
  primary key (question_id, bin)
);
