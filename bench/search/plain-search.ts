import type pg from "pg"

/** The baseline searches the same words as one indexed text vector a tile, with heavier titles. */
export async function makePlainSearch(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query("set statement_timeout = 0")
    await client.query(`create unlogged table plain_search as
      select id, category, published_at,
        setweight(to_tsvector('simple', title_words), 'A') || setweight(to_tsvector('simple', all_words), 'C') as vector
      from tiles`)
    await client.query("create index on plain_search using gin (vector)")
    await client.query("vacuum analyze plain_search")
  } finally {
    client.release()
  }
  console.error("baseline ready")
}
