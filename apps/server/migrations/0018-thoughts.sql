-- What a person thinks about a tile. Its id was drawn by their app, so that it is one however often it is sent. Deleted, it stays
-- without its words for a month, so that a late try does not bring it back.
create table thoughts (
  user_id text not null,
  thought_id text not null,
  tile_id text not null,
  body text not null,
  -- Of its letters alone: the same words in other clothes have the same.
  sameness text not null,
  state text not null,
  -- Why it waits.
  causes text[] not null default '{}',
  -- Counts up with every change of words or state.
  revision int not null default 1,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  -- Read by the author where it was taken down.
  reason text,
  appeal text,
  appealed_at timestamptz,
  marks int not null default 0,
  -- Puts the marked ones in their order at every moment, see `interestingRank`; null without a mark.
  rank double precision,
  -- How many reports by people of standing came since somebody last looked.
  reports int not null default 0,
  -- What it has brought its author in points, what of it was taken back, and how often.
  points int not null default 0,
  taken int not null default 0,
  reversals int not null default 0,
  primary key (user_id, thought_id)
);
create index thoughts_by_id on thoughts (thought_id);
create index thoughts_interesting on thoughts (tile_id, rank desc, thought_id desc)
  where state = 'approved' and rank is not null and deleted_at is null;
create index thoughts_newest on thoughts (tile_id, created_at desc, thought_id desc)
  where state = 'approved' and deleted_at is null;
create index thoughts_featured on thoughts (created_at)
  where state = 'approved' and rank is not null and deleted_at is null and reports = 0;
create index thoughts_waiting on thoughts (created_at) where state = 'needsReview' and deleted_at is null;
create index thoughts_same on thoughts (sameness) where deleted_at is null;
create index thoughts_deleted on thoughts (deleted_at) where deleted_at is not null;
create index thoughts_written on thoughts (user_id, created_at);

-- A writer, and what their writes and the decisions about them wait for.
create table thought_writers (
  user_id text primary key,
  -- How many of theirs a reviewer has read and let stand.
  approved int not null default 0,
  suspended_until timestamptz,
  suspended_for text
);

create table thought_marks (
  user_id text not null,
  thought_id text not null,
  marked_at timestamptz not null,
  primary key (user_id, thought_id)
);
create index thought_marks_of on thought_marks (thought_id);

create table thought_reports (
  user_id text not null,
  thought_id text not null,
  reason text not null,
  body text not null,
  -- By somebody of standing.
  counts boolean not null,
  reported_at timestamptz not null,
  -- Whether it was heeded; null until somebody has looked.
  outcome text,
  primary key (user_id, thought_id)
);
create index thought_reports_of on thought_reports (thought_id);

create table thought_hides (
  user_id text not null,
  hidden_id text not null,
  hide_id text not null,
  hidden_at timestamptz not null,
  primary key (user_id, hidden_id)
);
create index thought_hides_of on thought_hides (hidden_id);

-- What was decided about a person's thoughts, by whom, why and when.
create table thought_decisions (
  user_id text not null,
  decision_id text not null,
  thought_id text not null,
  step text not null,
  -- Null for the operator, for a rule, and for an editor who was erased.
  editor_id text,
  reason text not null,
  decided_at timestamptz not null,
  primary key (user_id, decision_id)
);
create index thought_decisions_of on thought_decisions (thought_id, decided_at);
create index thought_decisions_by on thought_decisions (editor_id) where editor_id is not null;

-- None is ever changed. One goes with its author, and an editor's name with the editor: an erasure names them for its transaction.
create function thought_decisions_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('confetti.erasing', true) = old.user_id then
    return old;
  end if;
  if tg_op = 'UPDATE' and current_setting('confetti.erasing', true) = old.editor_id and new.editor_id is null
    and (new.user_id, new.decision_id, new.thought_id, new.step, new.reason, new.decided_at)
      = (old.user_id, old.decision_id, old.thought_id, old.step, old.reason, old.decided_at) then
    return new;
  end if;
  raise exception 'thought_decisions is append-only';
end
$$;
create trigger thought_decisions_stay before update or delete on thought_decisions
  for each row execute function thought_decisions_stay();

-- How many thoughts of a tile everybody may read, and how many of them are marked: a page is read without counting.
create table tile_thought_counts (
  tile_id text primary key,
  takes int not null default 0,
  interesting int not null default 0
);

-- Points of what was taken down go back, as far as they are there, and come again where it is restored.
alter table points_entries drop constraint points_entries_check;
alter table points_entries add constraint points_entries_check check ((movement, debit, credit) in (
  ('award', 'treasury', 'person'), ('hold', 'person', 'hold'), ('spend', 'hold', 'shop'), ('refund', 'hold', 'person'),
  ('reversal', 'person', 'treasury'), ('restoration', 'treasury', 'person')
));
