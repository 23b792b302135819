import type { Db, Tx } from "../db/open-database.ts"

/** The tile of each subtile; other ids are left out. */
export async function parentsOf(db: Db | Tx, subtileIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom("subtiles").select(["id", "tile_id"]).where("id", "in", subtileIds).execute()
  return new Map(rows.map(({ id, tile_id }) => [id, tile_id]))
}
