-- Messages and readers in the studio: what was written to us is handled, errors are grouped by cause, and whoever acts is told apart.

-- Who dealt with an answer, and when; `handled_by` is null for the operator, and for an editor who was erased.
alter table form_answers
  add column handled_at timestamptz,
  add column handled_by text;
create index form_answers_handled_by on form_answers (handled_by) where handled_by is not null;

-- One cause of errors, counted as its reports come. It outlives them, so it holds nothing that is only one report's.
create table error_causes (
  -- Of the class, the message without what differs from case to case, and where of our code it came from.
  cause_id text primary key,
  error_class text not null,
  message text not null,
  frame text not null,
  times int not null check (times > 0),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  versions text[] not null,
  browsers text[] not null,
  -- Closed until it is seen in a version newer than any of `versions` was then.
  closed_at timestamptz,
  closed_by text,
  reopened_at timestamptz,
  check (closed_by is null or closed_at is not null)
);
create index error_causes_by_time on error_causes (last_seen_at desc, cause_id desc);
create index error_causes_closed_by on error_causes (closed_by) where closed_by is not null;

-- Null for reports from before causes were counted.
alter table error_reports add column cause_id text;
create index error_reports_by_cause on error_reports (cause_id, received_at desc) where cause_id is not null;

-- An editor who was erased has left no id; neither had the operator. Null for acts from before this was written down, where both look alike.
alter table editor_acts add column is_operator boolean;
alter table editor_acts disable trigger editor_acts_stay;
update editor_acts set is_operator = false where user_id is not null;
alter table editor_acts enable trigger editor_acts_stay;
create or replace function editor_acts_stay() returns trigger language plpgsql as $$
begin
  if new.user_id is null and (new.id, new.at, new.callable, new.subject, new.request_id, new.is_operator)
    is not distinct from (old.id, old.at, old.callable, old.subject, old.request_id, old.is_operator) then
    return new;
  end if;
  raise exception 'editor_acts is append-only';
end
$$;

-- A person is suspended for one thought, or for what they are seen to do altogether.
alter table thought_decisions alter column thought_id drop not null;
create or replace function thought_decisions_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('confetti.erasing', true) = old.user_id then
    return old;
  end if;
  if tg_op = 'UPDATE' and current_setting('confetti.erasing', true) = old.editor_id and new.editor_id is null
    and (new.user_id, new.decision_id, new.thought_id, new.step, new.reason, new.decided_at)
      is not distinct from (old.user_id, old.decision_id, old.thought_id, old.step, old.reason, old.decided_at) then
    return new;
  end if;
  raise exception 'thought_decisions is append-only';
end
$$;
create index thought_decisions_about on thought_decisions (user_id, decided_at desc);

-- Readers are searched by any part of their name.
create index users_by_name on users using gin (lower(name) gin_trgm_ops);
