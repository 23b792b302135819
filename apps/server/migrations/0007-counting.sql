-- Counting what all people did with one tile, and finding some of those who met a new one, without reading everybody's.
create index likes_by_tile on likes (tile_id);
create index tile_reads_by_tile on tile_reads (tile_id) include (finished_at);
