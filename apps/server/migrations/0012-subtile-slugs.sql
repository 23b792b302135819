-- A subtile is a tile that can be opened by a slug of its own. Until the pack is imported again its id, which has a slug's shape, stands in.
alter table subtiles add column slug text;
update subtiles set slug = id;
alter table subtiles alter column slug set not null;
alter table subtiles add constraint subtiles_slug_unique unique (slug);
