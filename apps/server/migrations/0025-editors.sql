-- What editors may do. Whose address the setting EDITORS names is an owner without a row. `invited_by` is null for whom the operator
-- invited, and once that owner was erased.
create table editors (
  user_id text primary key,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['writer', 'reviewer', 'shop', 'owner']),
  invited_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- One open invitation an address. Its link's token is worked out from the id and the server's secret, so only its hash is here.
create table editor_invitations (
  id text primary key,
  email text not null unique,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['writer', 'reviewer', 'shop', 'owner']),
  token_hash text not null unique,
  invited_by text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- The audit log is read by pages, the latest first.
drop index editor_acts_by_time;
create index editor_acts_by_time on editor_acts (at desc, id desc);
