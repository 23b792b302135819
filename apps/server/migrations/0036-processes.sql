-- What processes remember of a session, of an editor's roles and of the content is told to all of them as it changes, whoever changes it.
create function tell_session_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('confetti_sessions', coalesce(new.user_id, old.user_id));
  return null;
end $$;
create function tell_account_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('confetti_sessions', old.id);
  return null;
end $$;
create function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('confetti_content', '');
  return null;
end $$;
create trigger auth_sessions_ended after delete on auth_sessions
  for each row execute function tell_session_changed();
create trigger auth_sessions_changed after update of user_id, token, expires_at, opened_by on auth_sessions
  for each row execute function tell_session_changed();
create trigger auth_users_changed after update of email, email_verified on auth_users
  for each row execute function tell_account_changed();
create trigger editors_changed after insert or update or delete on editors
  for each row execute function tell_session_changed();
create trigger content_changed after insert or update on content_state
  for each statement execute function tell_content_changed();

-- When somebody took of a limit that all processes share. `key` is a keyed hash of which limit and whom: nobody is named here.
create table window_takes (
  key text primary key,
  -- Milliseconds since the epoch, the oldest first.
  times bigint[] not null,
  until timestamptz not null
);
create index window_takes_until on window_takes (until);
