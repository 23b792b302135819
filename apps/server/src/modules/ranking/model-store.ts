import type pg from "pg"

/** Which model the neighbours are of; 0 before the first one. */
export async function modelVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ version: string }>({
    name: "model-version",
    text: "select version from ranking_state",
  })
  return Number(rows[0]?.version ?? 0)
}

/** The ids of the model's tiles that come after this one, `most` of them, in order. */
export async function modelIdsAfter(pool: pg.Pool, id: string, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ tile_id: string }>({
    name: "model-ids-after",
    text: "select tile_id from tile_neighbours where tile_id > $1 order by tile_id limit $2",
    values: [id, most],
  })
  return rows.map(({ tile_id }) => tile_id)
}

/** Ids hold none: it parts them, because a list is split quicker than PostgreSQL's form of an array is read. */
const parting = "\u001f"

export type StoredNeighbours = { tileId: string; neighbourIds: string[]; weights: number[] }

/** The neighbours of the tiles after this id, `most` of them, in the same order. */
export async function neighboursAfter(pool: pg.Pool, id: string, most: number): Promise<StoredNeighbours[]> {
  const { rows } = await pool.query<{ tile_id: string; ids: string; weights: string }>({
    name: "neighbours-after",
    text: `select tile_id, array_to_string(neighbour_ids, '${parting}') as ids, array_to_string(weights, ' ') as weights
      from tile_neighbours where tile_id > $1 order by tile_id limit $2`,
    values: [id, most],
  })
  return rows.map(({ tile_id, ids, weights }) => ({
    tileId: tile_id,
    neighbourIds: ids === "" ? [] : ids.split(parting),
    weights: weights === "" ? [] : weights.split(" ").map(Number),
  }))
}
