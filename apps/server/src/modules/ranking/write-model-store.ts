import { sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { StoredNeighbours } from "./model-store.ts"

/** Some milliseconds' work for the database, and for this process. */
const rowsAtOnce = 100

/** Ids hold none: it parts them. */
const parting = "\u001f"

export type ModelState = { version: number; settings: string | null }

/** The model that is stored; version 0 before the first. */
export async function modelState(db: Db | Tx): Promise<ModelState> {
  const row = await db.selectFrom("ranking_state").select(["version", "settings"]).executeTakeFirst()
  return { version: Number(row?.version ?? 0), settings: row?.settings ?? null }
}

/** Stores a model in the place of the one before. Whoever reads it sees the one or the other, whole. */
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
    await putNeighbours(tx, rows)
  })
}

/** Stores what was added to the model of this version. False, and nothing stored, where another one is there by now. */
export function amendModel(db: Db, rows: Iterable<StoredNeighbours>, version: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const moved = await tx
      .updateTable("ranking_state")
      .set({ version: sql`version + 1` })
      .where("version", "=", String(version))
      .returning("version")
      .executeTakeFirst()
    if (moved) await putNeighbours(tx, rows)
    return moved !== undefined
  })
}

async function putNeighbours(tx: Tx, rows: Iterable<StoredNeighbours>): Promise<void> {
  for (const part of inParts(rows)) {
    const ids = part.map(({ neighbourIds }) => neighbourIds.join(parting))
    const weights = part.map(({ weights }) => weights.map((weight) => weight.toPrecision(7)).join(" "))
    await sql`
      insert into tile_neighbours (tile_id, neighbour_ids, weights)
      select id, string_to_array(ids, ${parting}), string_to_array(weights, ' ')::real[]
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
    if (part.length < rowsAtOnce) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}
