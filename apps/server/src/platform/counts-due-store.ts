import { sql } from "kysely"
import type { Tx } from "./db/open-database.ts"

/** Whose the tiles to count are when it is nobody's any more: a person who was erased. */
const nobody = ""

/**
 * Notes that what this person did with these tiles has changed, so that somebody counts them. A note that is there already
 * is written again: that holds its row, so that a count under way waits for this transaction or leaves the note to the next.
 */
export async function noteCountsDue(tx: Tx, userId: string, tileIds: readonly string[]): Promise<void> {
  if (tileIds.length === 0) return
  // In one order always, so that two transactions never wait for each other.
  const rows = tileIds.toSorted().map((tileId) => ({ user_id: userId, tile_id: tileId }))
  await tx
    .insertInto("tile_counts_due")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "tile_id"]).doUpdateSet({ tile_id: (due) => due.ref("excluded.tile_id") }),
    )
    .execute()
}

/** Before what a person did in this table goes with them: its tiles are counted anew, and nothing says whose they were. */
export async function noteCountsDueWithout(
  tx: Tx,
  table: "likes" | "tile_reads" | "tile_counts_due",
  userId: string,
): Promise<void> {
  await sql`
    insert into tile_counts_due (user_id, tile_id)
    select ${nobody}, id from tiles where id in (select tile_id from ${sql.table(table)} where user_id = ${userId})
    order by id
    on conflict (user_id, tile_id) do update set tile_id = excluded.tile_id`.execute(tx)
}
