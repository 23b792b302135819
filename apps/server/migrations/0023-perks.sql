-- What of the shop is not sent: it is unlocked in the transaction that redeems it, never taken back, and owned once.
alter table redemptions
  add column kind text not null default 'goods' check (kind in ('goods', 'hue', 'icon')),
  add column unlocked_at timestamptz,
  drop constraint redemptions_state_check,
  add constraint redemptions_state_check
    check (state in ('held', 'confirmed', 'packed', 'shipped', 'unlocked', 'refunded')),
  add constraint redemptions_unlocked_check
    check ((state = 'unlocked') = (unlocked_at is not null) and (state = 'unlocked') = (kind <> 'goods'));
create unique index redemptions_perks on redemptions (user_id, kind) where kind <> 'goods';

-- What was chosen of what was unlocked: a hue for their shelf, an icon for their installed app.
alter table users
  add column shelf_hue smallint check (shelf_hue between 0 and 359),
  add column app_icon text;
