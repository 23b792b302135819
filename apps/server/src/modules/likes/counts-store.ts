import type pg from "pg"
import type { Tx } from "../../platform/db/open-database.ts"
import { noteCountsDueWithout } from "../../platform/counts-due-store.ts"

/** How many people like each of these tiles. Tiles that nobody ever met may be missing. */
export async function likeCounts(pool: pg.Pool, tileIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ tile_id: string; likes: number }>({
    name: "like-counts",
    text: "select tile_id, likes from tile_counts where tile_id = any($1)",
    values: [tileIds],
  })
  return new Map(rows.map(({ tile_id, likes }) => [tile_id, likes]))
}

/** What waits to be counted says whose deed it was: it is counted without their name. */
export async function forgetCountsDue(tx: Tx, userId: string): Promise<void> {
  await noteCountsDueWithout(tx, "tile_counts_due", userId)
  await tx.deleteFrom("tile_counts_due").where("user_id", "=", userId).execute()
}
