import type pg from "pg"

const categories = 20
/** As many neighbours as training keeps: the most popular tiles more, every other those it is tied to in both directions. */
const popular = { tiles: 4096, neighbours: 300 }
const usual = 64

/** A tile's id in the form real ones have: thirteen letters that cannot be made much shorter. */
export const tileIdSql = (number: string): string =>
  `translate(substr(md5('tile' || (${number})::text), 1, 13), '0123456789', 'ghijkmnpqr')`

/** Fills an empty, migrated database with content: tiles of the last years, their counts, and the neighbours of each. */
export async function seedTiles(pool: pg.Pool, tiles: number): Promise<void> {
  const brand = { name: "Confetti", tagline: "Many things", description: "A feed.", language: "en", links: {} }
  await pool.query("insert into content_state (version, brand) values (1, $1)", [JSON.stringify(brand)])
  await pool.query(`
    insert into categories (slug, title, position, hue, emoji, emoji_media)
    select 'category-' || n, 'Category ' || n, n, n * 18, '🪐', 'e.webp' from generate_series(0, ${categories - 1}) n`)
  await pool.query(`
    insert into tiles (id, slug, title, developing, category, categories, published_at, updated_at, merit, content_hash,
      document, title_words, all_words)
    select id, id, 'Story ' || n, false, category, array[category], published, published, random(), id, '{}', 'story', 'story'
    from (
      select n, ${tileIdSql("n")} as id, 'category-' || n % ${categories} as category,
        now() - (n * 7919 % 2000) * interval '1 day' - random() * interval '1 day' as published
      from generate_series(0, ${tiles - 1}) n
    ) made`)
  await pool.query(`
    insert into tile_counts (tile_id, likes, seen, finished)
    select ${tileIdSql("n")}, seen * random() * 0.2, seen, seen * (0.2 + random() * 0.6)
    from (select n, floor(200000 / (1 + n::float / 20) * random())::int as seen from generate_series(0, ${tiles - 1}) n) made`)
  for (let from = 0; from < tiles; from += 5000) await seedNeighbours(pool, from, Math.min(tiles, from + 5000), tiles)
  await pool.query("insert into ranking_state (version, trained_at) values (1, now())")
  await pool.query("vacuum analyze tiles, tile_counts, tile_neighbours")
}

async function seedNeighbours(pool: pg.Pool, from: number, to: number, tiles: number): Promise<void> {
  await pool.query(`
    insert into tile_neighbours (tile_id, neighbour_ids, weights)
    select ${tileIdSql("n")},
      array_agg(${tileIdSql(`floor(${tiles} * ((k - 1 + random()) / most) ^ 2)::int`)} order by k),
      array_agg((0.3 / k)::real order by k)
    from generate_series(${from}, ${to - 1}) n
    cross join lateral (select case when n < ${popular.tiles} then ${popular.neighbours} else ${usual} end as most) length
    cross join lateral generate_series(1, most) k
    group by n`)
}
