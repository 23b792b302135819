-- The shop is run from the studio: parcels that were lost or returned, items that are written there, and where its stock came from.

-- A parcel can fail, and what was sent is then refunded, or sent again: the order waits to be packed a second time, its points spent.
alter table redemptions
  add column delivered_at timestamptz,
  -- Counts the parcels of an order.
  add column parcel smallint not null default 1 check (parcel in (1, 2)),
  drop constraint redemptions_state_check,
  add constraint redemptions_state_check
    check (state in ('held', 'confirmed', 'packed', 'shipped', 'delivered', 'unlocked', 'refunded'));
-- The constraint on shipped_at had no name of its own.
alter table redemptions drop constraint redemptions_check;
alter table redemptions
  add constraint redemptions_shipped_check
    check (case when state in ('shipped', 'delivered') then shipped_at is not null
      when state in ('held', 'confirmed', 'packed') then shipped_at is null else true end),
  add constraint redemptions_delivered_check check (state <> 'delivered' or delivered_at is not null);

-- What became of parcels that did not stay where they went. The key says it: a parcel fails once, whoever reports it.
create table failed_parcels (
  user_id text not null,
  redemption_id text not null,
  number smallint not null check (number in (1, 2)),
  fate text not null check (fate in ('lost', 'returned')),
  remedy text not null check (remedy in ('resend', 'refund')),
  shipped_at timestamptz not null,
  carrier text not null,
  tracking text not null,
  resolved_at timestamptz not null,
  primary key (user_id, redemption_id, number),
  foreign key (user_id, redemption_id) references redemptions (user_id, redemption_id) on delete cascade
);

-- What was spent comes back from the shop, not from a hold.
alter table points_entries drop constraint points_entries_check;
alter table points_entries add constraint points_entries_check check ((movement, debit, credit) in (
  ('award', 'treasury', 'person'), ('hold', 'person', 'hold'), ('spend', 'hold', 'shop'), ('refund', 'hold', 'person'),
  ('reversal', 'person', 'treasury'), ('restoration', 'treasury', 'person'), ('reimbursement', 'shop', 'person')
));

alter table reward_items
  -- Who has the say: the pack's file, or the studio, whose items no import changes.
  add column origin text not null default 'pack' check (origin in ('pack', 'studio')),
  -- Counts up with every change that the studio makes, so that two editors do not undo each other.
  add column version int not null default 1,
  -- On or off as the studio says, over what the file says; null while it has not said.
  add column studio_status int check (studio_status in (0, 1)),
  -- The original its picture is made of, where the studio has it.
  add column picture_file text;

-- Where stock came from and went, for good: what there is of a variant is the sum of its movements. Orders are no movements.
create table stock_movements (
  item_id text not null,
  variant text not null,
  number int not null,
  kind text not null check (kind in ('opening', 'restock', 'removal', 'lost', 'carried')),
  pieces int not null,
  note text not null default '',
  -- Who did it; null for an import or the operator, and for an editor who was erased.
  user_id text,
  at timestamptz not null,
  primary key (item_id, variant, number),
  foreign key (item_id, variant) references reward_stock (item_id, variant)
);
create index stock_movements_by on stock_movements (user_id) where user_id is not null;

insert into stock_movements (item_id, variant, number, kind, pieces, at)
  select item_id, variant, 1, 'opening', stock, now() from reward_stock;

-- No movement is changed, but that whose it was is forgotten; the oldest of very many are carried into one.
create function stock_movements_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('confetti.carrying', true) = 'stock' then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.user_id is null
    and (new.item_id, new.variant, new.number, new.kind, new.pieces, new.note, new.at)
      is not distinct from (old.item_id, old.variant, old.number, old.kind, old.pieces, old.note, old.at) then
    return new;
  end if;
  raise exception 'stock_movements is append-only';
end
$$;
create trigger stock_movements_stay before update or delete on stock_movements
  for each row execute function stock_movements_stay();
