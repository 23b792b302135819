import { sql } from "kysely"
import type pg from "pg"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { LoadedModel } from "./features/item-similarity.ts"
import type { Model } from "./model/model.ts"

/** Not part of any id. A list is split faster than a PostgreSQL array is parsed. */
const separator = "\u001f"

/** A model's row: a tile's neighbours, strongest first. */
export type StoredNeighbours = { tileId: string; neighbourIds: string[]; weights: number[] }

export function* storedRows(
  { keys, neighbours }: Pick<Model, "keys" | "neighbours">,
  indexes: Iterable<number> = keys.keys(),
): Generator<StoredNeighbours> {
  const { starts, targets, weights } = neighbours
  for (const index of indexes) {
    const from = starts[index] ?? 0
    const strength = (at: number): number => Math.abs(weights[from + at] ?? 0)
    const order = [...targets.subarray(from, starts[index + 1]).keys()].sort((a, b) => strength(b) - strength(a))
    yield {
      tileId: String(keys[index]),
      neighbourIds: order.map((at) => String(keys[targets[from + at] ?? 0])),
      weights: order.map((at) => weights[from + at] ?? 0),
    }
  }
}

export type ModelState = { version: number; settings: string | null }

/** The stored model's version and settings; version 0 before the first. */
export async function modelState(db: Db | Tx): Promise<ModelState> {
  const row = await db.selectFrom("ranking_state").select(["version", "settings"]).executeTakeFirst()
  return { version: Number(row?.version ?? 0), settings: row?.settings ?? null }
}

/** Replaces the model. Readers see either version as a whole. */
export function replaceModel(
  db: Db,
  rows: Iterable<StoredNeighbours>,
  { settings, trainedAt }: { settings: string; trainedAt: Date },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`insert into ranking_state (version, trained_at) values (0, ${trainedAt}) on conflict do nothing`.execute(
      tx,
    )
    await tx.updateTable("ranking_state").set({ version: sql`version + 1`, trained_at: trainedAt, settings }).execute()
    await tx.deleteFrom("tile_neighbours").execute()
    await upsertNeighbours(tx, rows)
  })
}

/** Adds rows to the model of this version. False, without a change, if it was replaced. */
export function amendModel(db: Db, rows: Iterable<StoredNeighbours>, version: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const moved = await tx
      .updateTable("ranking_state")
      .set({ version: sql`version + 1` })
      .where("version", "=", String(version))
      .returning("version")
      .executeTakeFirst()
    if (moved) await upsertNeighbours(tx, rows)
    return moved !== undefined
  })
}

/** A batch takes some milliseconds, here and in the database. */
const writtenAtOnce = 100

async function upsertNeighbours(tx: Tx, rows: Iterable<StoredNeighbours>): Promise<void> {
  for (const part of inParts(rows)) {
    const ids = part.map(({ neighbourIds }) => neighbourIds.join(separator))
    const weights = part.map(({ weights }) => weights.map((weight) => weight.toPrecision(7)).join(" "))
    await sql`
      insert into tile_neighbours (tile_id, neighbour_ids, weights)
      select id, string_to_array(ids, ${separator}), string_to_array(weights, ' ')::real[]
      from unnest(${part.map(({ tileId }) => tileId)}::text[], ${ids}::text[], ${weights}::text[]) t (id, ids, weights)
      on conflict (tile_id) do update set neighbour_ids = excluded.neighbour_ids, weights = excluded.weights`.execute(
      tx,
    )
  }
}

function* inParts<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let part: Row[] = []
  for (const row of rows) {
    part.push(row)
    if (part.length < writtenAtOnce) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

export async function modelVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ version: string }>({
    name: "model-version",
    text: "select version from ranking_state",
  })
  return Number(rows[0]?.version ?? 0)
}

const idsAtOnce = 5000
/** A batch takes some milliseconds; requests are answered in between. */
const rowsAtOnce = 50

/** Reads the stored model page by page. Null if there is none, if `isWanted` returns false, or if it was replaced meanwhile. */
export async function loadModel(pool: pg.Pool, isWanted: () => boolean): Promise<LoadedModel | null> {
  const version = await modelVersion(pool)
  const keys: string[] = []
  const indexes = new Map<string, number>()
  for (let page = [""]; page.length > 0 && isWanted(); ) {
    page = await modelIdsAfter(pool, keys.at(-1) ?? "", idsAtOnce)
    for (const id of page) indexes.set(id, keys.push(id) - 1)
  }
  const neighbours = await loadNeighbours(pool, keys, indexes, isWanted)
  const isWhole = neighbours !== null && isWanted() && (await modelVersion(pool)) === version
  return isWhole && keys.length > 0 ? { version, model: { keys, indexes, neighbours } } : null
}

/** Null if the rows do not match the ids any more. */
async function loadNeighbours(
  pool: pg.Pool,
  keys: readonly string[],
  indexes: ReadonlyMap<string, number>,
  isWanted: () => boolean,
): Promise<Model["neighbours"] | null> {
  const starts = new Int32Array(keys.length + 1)
  let targets = new Int32Array(1 << 12)
  let weights = new Float32Array(1 << 12)
  let size = 0
  for (let at = 0; at < keys.length && isWanted(); ) {
    const rows = await neighboursAfter(pool, keys[at - 1] ?? "", rowsAtOnce)
    if (rows.length === 0) return null
    for (const row of rows) {
      if (row.tileId !== keys[at]) return null
      if (size + row.neighbourIds.length > targets.length) {
        const room = 2 * (size + row.neighbourIds.length)
        targets = grown(targets, new Int32Array(room))
        weights = grown(weights, new Float32Array(room))
      }
      for (const [place, id] of row.neighbourIds.entries()) {
        const target = indexes.get(id)
        if (target === undefined) continue
        targets[size] = target
        weights[size++] = row.weights[place] ?? 0
      }
      starts[++at] = size
    }
  }
  return { starts, targets: targets.slice(0, size), weights: weights.slice(0, size) }
}

function grown<Numbers extends Int32Array<ArrayBuffer> | Float32Array<ArrayBuffer>>(
  before: Numbers,
  room: Numbers,
): Numbers {
  room.set(before)
  return room
}

async function modelIdsAfter(pool: pg.Pool, id: string, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ tile_id: string }>({
    name: "model-ids-after",
    text: "select tile_id from tile_neighbours where tile_id > $1 order by tile_id limit $2",
    values: [id, most],
  })
  return rows.map(({ tile_id }) => tile_id)
}

async function neighboursAfter(pool: pg.Pool, id: string, most: number): Promise<StoredNeighbours[]> {
  const { rows } = await pool.query<{ tile_id: string; ids: string; weights: string }>({
    name: "neighbours-after",
    text: `select tile_id, array_to_string(neighbour_ids, '${separator}') as ids, array_to_string(weights, ' ') as weights
      from tile_neighbours where tile_id > $1 order by tile_id limit $2`,
    values: [id, most],
  })
  return rows.map(({ tile_id, ids, weights }) => ({
    tileId: tile_id,
    neighbourIds: ids === "" ? [] : ids.split(separator),
    weights: weights === "" ? [] : weights.split(" ").map(Number),
  }))
}
