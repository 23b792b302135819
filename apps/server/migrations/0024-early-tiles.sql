-- One more perk: tiles a day before they are published.
alter table redemptions
  drop constraint redemptions_kind_check,
  add constraint redemptions_kind_check check (kind in ('goods', 'hue', 'icon', 'early'));
