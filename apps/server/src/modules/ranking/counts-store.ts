import type pg from "pg"

export type CountsRow = { tile_id: string; likes: number; seen: number; finished: number }

/** What all people did with the tiles whose ids come after this one, `most` of them, by id. */
export async function countsAfter(pool: pg.Pool, id: string, most: number): Promise<CountsRow[]> {
  const { rows } = await pool.query<CountsRow>({
    name: "counts-after",
    text: "select tile_id, likes, seen, finished from tile_counts where tile_id > $1 order by tile_id limit $2",
    values: [id, most],
  })
  return rows
}
