import type pg from "pg"
import type { Db, Tx } from "../../platform/db/open-database.ts"

/** Stores a day's puzzle. The first one stored counts. */
export async function keepPuzzle(tx: Tx, game: string, day: string, document: string): Promise<string> {
  await tx
    .insertInto("game_puzzles")
    .values({ game, day, document })
    .onConflict((conflict) => conflict.columns(["game", "day"]).doNothing())
    .execute()
  return (await findPuzzle(tx, game, day)) ?? document
}

export async function findPuzzle(db: Db, game: string, day: string): Promise<string | null> {
  const row = await db
    .selectFrom("game_puzzles")
    .select("document")
    .where("game", "=", game)
    .where("day", "=", day)
    .executeTakeFirst()
  return row?.document ?? null
}

export async function findPuzzles(db: Db, game: string, days: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("game_puzzles")
    .select(["day", "document"])
    .where("game", "=", game)
    .where("day", "in", days)
    .execute()
  return new Map(rows.map(({ day, document }) => [day, document]))
}

export async function findPuzzleForPages(pool: pg.Pool, game: string, day: string): Promise<string | null> {
  const { rows } = await pool.query<{ document: string }>({
    name: "kept-puzzle",
    text: "select document from game_puzzles where game = $1 and day = $2",
    values: [game, day],
  })
  return rows[0]?.document ?? null
}

export async function deletePuzzlesBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("game_puzzles").where("day", "<", day).execute()
}
