-- What the ledger comes to for each person, kept beside it and changed with it. Its row is also what a person's movements wait for.
create table points_accounts (
  user_id text primary key references users (user_id),
  points int not null default 0 check (points >= 0),
  held int not null default 0 check (held >= 0),
  -- The number of the last entry: numbers have no gaps, so that one that goes missing shows.
  entries int not null default 0
);

-- Every movement of points, for good. Each goes from one account to another, so that a person's accounts sum to zero:
-- given out of the treasury, a person's own, held for something on its way, spent in the shop.
create table points_entries (
  user_id text not null references points_accounts (user_id),
  number int not null,
  movement text not null,
  debit text not null,
  credit text not null,
  points int not null check (points >= 0),
  action text not null,
  -- What it was for: a tile, a friend, a redemption; the action itself where it is paid once.
  subject text not null,
  tile_id text,
  -- What the person had after it.
  balance int not null check (balance >= 0),
  at timestamptz not null,
  primary key (user_id, number),
  unique (user_id, movement, action, subject),
  check ((movement, debit, credit) in (
    ('award', 'treasury', 'person'), ('hold', 'person', 'hold'), ('spend', 'hold', 'shop'), ('refund', 'hold', 'person')
  ))
);
-- What was set aside is spent or given back, never both.
create unique index points_entries_end on points_entries (user_id, subject) where movement in ('spend', 'refund');
create index points_entries_at on points_entries (user_id, at);

-- What the entries of people who were erased came to, nobody's by name: the sums stay what they were.
create table points_of_erased (
  account text primary key,
  points bigint not null
);

-- No entry is ever changed, and none goes but with its person: an erasure names them for its transaction.
create function points_entries_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('confetti.erasing', true) = old.user_id then
    return old;
  end if;
  raise exception 'points_entries is append-only';
end
$$;
create trigger points_entries_stay before update or delete on points_entries
  for each row execute function points_entries_stay();

-- The shop. Content: on a cluster these two are reference tables.
create table reward_items (
  id text primary key,
  position int not null,
  -- ACTIVE=0, INACTIVE=1.
  status int not null check (status in (0, 1)),
  cost int not null check (cost > 0),
  -- The hash of what it came from: equal means nothing to do.
  content_hash text not null,
  -- The item as it crosses the wire, JSON, without what is left of it.
  document text not null,
  -- It is no longer in the pack: nobody sees it, and what was redeemed still names it.
  removed_at timestamptz
);
-- How many pieces there ever were, and how many are given or promised to somebody. The pack gives the first number, once.
create table reward_stock (
  item_id text not null references reward_items (id),
  variant text not null default '',
  stock int not null check (stock >= 0),
  taken int not null default 0 check (taken between 0 and stock),
  -- Of those taken: sent to people who were erased since.
  taken_by_erased int not null default 0 check (taken_by_erased between 0 and taken),
  primary key (item_id, variant)
);

-- Where its parcels go, as ISO letters; empty for everywhere.
alter table content_state add column shop_countries text[] not null default '{}';

create table redemptions (
  user_id text not null references points_accounts (user_id),
  redemption_id text not null,
  item_id text not null,
  variant text not null,
  -- As they were called then.
  title text not null,
  variant_name text not null,
  cost int not null check (cost > 0),
  state text not null check (state in ('held', 'confirmed', 'packed', 'shipped', 'refunded')),
  -- Sealed; null once it was forgotten.
  address text,
  held_at timestamptz not null,
  confirmed_at timestamptz,
  packed_at timestamptz,
  shipped_at timestamptz,
  refunded_at timestamptz,
  refunded_by text check (refunded_by in ('person', 'shop')),
  note text not null default '',
  carrier text,
  tracking text,
  tracking_address text,
  primary key (user_id, redemption_id),
  check ((state = 'shipped') = (shipped_at is not null)),
  check ((state = 'refunded') = (refunded_at is not null) and (refunded_at is null) = (refunded_by is null))
);
create unique index redemptions_by_id on redemptions (redemption_id, user_id);
create index redemptions_by_state on redemptions (state, held_at);

-- Who was brought by whom, kept with the one who brought them: a job writes it, and pays it. `referral_id` names it to both.
create table referrals (
  user_id text not null,
  invited_id text not null,
  referral_id text not null,
  state text not null check (state in ('pending', 'qualified', 'review', 'paid', 'rejected')),
  invited_at timestamptz not null,
  qualified_at timestamptz,
  decided_at timestamptz,
  -- What was odd, for a person's eyes.
  signals text[] not null default '{}',
  -- Where the invited person was seen, each as a hash; forgotten once nobody looks that far back.
  networks text[] not null default '{}',
  -- Said to the inviter.
  reason text,
  appeal text,
  appealed_at timestamptz,
  primary key (user_id, invited_id)
);
create index referrals_invited on referrals (invited_id);
create index referrals_by_id on referrals (referral_id);
create index referrals_networks on referrals using gin (networks);
create index auth_known_devices_device on auth_known_devices (device_hash);
create index referrals_open on referrals (state) where state in ('qualified', 'review');

-- Whether somebody who was invited has not settled in yet: then what they do may bring their inviter further.
alter table users add column referral_open boolean not null default false;
update users set referral_open = true where referred_by is not null;
