-- A session is kept by the SHA-256 of its token: whoever reads the database, or a copy of it, can sign in as nobody.
-- A turned token that its device may not have received can't be told again once only its hash is known, so there the one before goes on.
update auth_sessions set token = previous_token, previous_token = null, token_seen_at = now()
  where token_seen_at is null and previous_token is not null;
update auth_sessions set token = encode(sha256(convert_to(token, 'UTF8')), 'hex'),
  previous_token = encode(sha256(convert_to(previous_token, 'UTF8')), 'hex');
-- How a session was opened: by a code, a passkey, or a provider's name. Editors act in those opened by a passkey.
alter table auth_sessions add column opened_by text not null default 'code';

-- What Apple and Google let us do in somebody's name was never used.
update auth_accounts set access_token = null, refresh_token = null, id_token = null;

-- Whatever was opened before an address was proven may be a stranger's, and ends with the proof.
create function auth_users_proven() returns trigger language plpgsql as $$
begin
  delete from auth_sessions where user_id = new.id;
  delete from auth_passkeys where user_id = new.id;
  delete from auth_known_devices where user_id = new.id;
  delete from auth_accounts where user_id = new.id;
  return null;
end
$$;
create trigger auth_users_proven after update on auth_users
  for each row when (new.email_verified and not old.email_verified) execute function auth_users_proven();
delete from auth_sessions where user_id in (select id from auth_users where not email_verified);

-- How many codes to be erased a person asked for since the first of a day's.
alter table deletion_codes add column day_began_at timestamptz not null default now(), add column asked_that_day int not null default 1;

-- What editors and the operator did, for good until it is swept away after its time. `user_id` is null for the operator, and for an
-- editor who was erased since.
create table editor_acts (
  id text primary key,
  at timestamptz not null,
  user_id text,
  callable text not null,
  subject text not null,
  request_id text not null
);
create index editor_acts_by_time on editor_acts (at);
create index editor_acts_by_editor on editor_acts (user_id) where user_id is not null;
create function editor_acts_stay() returns trigger language plpgsql as $$
begin
  if new.user_id is null and (new.id, new.at, new.callable, new.subject, new.request_id)
    = (old.id, old.at, old.callable, old.subject, old.request_id) then
    return new;
  end if;
  raise exception 'editor_acts is append-only';
end
$$;
create trigger editor_acts_stay before update on editor_acts for each row execute function editor_acts_stay();
