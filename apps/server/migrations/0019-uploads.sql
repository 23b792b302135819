-- A photo or clip on its way, or what became of it. Its id was drawn by the app, so that it is one however often it is begun. Given
-- up, the row stays for a while without anything of the file, so that a late try does not bring it back.
create table uploads (
  user_id text not null,
  upload_id text not null,
  kind text not null,
  state text not null,
  -- What is wrong with the file, or `reviewer`; and what a reviewer wrote.
  flaw text,
  reason text,
  size int not null,
  received int not null default 0,
  attempt int not null default 1,
  -- Where this attempt's bytes lie in the store, as they came.
  original text not null,
  has_original boolean not null default true,
  -- Who writes its bytes, in whichever process, and until when that is believed.
  writer text,
  writer_until timestamptz,
  -- Who makes its files, and until when that is believed; how often it was begun.
  lease_holder text,
  lease_until timestamptz,
  tries int not null default 0,
  -- The thought it belongs to.
  thought_id text,
  -- What is shown of it, as JSON in the contract's words.
  media text,
  -- What is to be seen, in its person's words.
  alt text not null default '',
  captions text,
  created_at timestamptz not null,
  -- When it last moved: a byte came, or a step was taken.
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, upload_id)
);
create index uploads_by_id on uploads (upload_id);
create unique index uploads_of_thought on uploads (thought_id) where thought_id is not null;
create index uploads_under_way on uploads (state, updated_at) where state in ('uploading', 'processing') and deleted_at is null;
create index uploads_alone on uploads (updated_at) where thought_id is null;

-- What was made of it: files under `/media/u/`, whose names nobody can guess.
create table upload_files (
  user_id text not null,
  name text not null,
  upload_id text not null,
  bytes int not null,
  primary key (user_id, name)
);
create index upload_files_by_name on upload_files (name);
create index upload_files_of on upload_files (user_id, upload_id);

-- What somebody began to send, for so long as it counts.
create table upload_begins (
  user_id text not null,
  upload_id text not null,
  attempt int not null,
  kind text not null,
  begun_at timestamptz not null,
  primary key (user_id, upload_id, attempt)
);
create index upload_begins_old on upload_begins (begun_at);

-- Keys of the store whose bytes go, from a moment on. A file is named here before it is put there, and crossed out with what shows it.
create table upload_trash (
  key text primary key,
  due_at timestamptz not null
);
create index upload_trash_due on upload_trash (due_at);
