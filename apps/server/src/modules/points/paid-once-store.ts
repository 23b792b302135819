import type { Db, Tx } from "../../platform/db/open-database.ts"

/** False if it exists. Concurrent transactions with the same mark wait for each other. */
export async function addMark(tx: Tx, mark: string, year: number): Promise<boolean> {
  const added = await tx
    .insertInto("paid_once")
    .values({ mark, year })
    .onConflict((conflict) => conflict.column("mark").doNothing())
    .returning("mark")
    .executeTakeFirst()
  return added !== undefined
}

export async function findMarks(db: Db, marks: readonly string[]): Promise<string[]> {
  if (marks.length === 0) return []
  const rows = await db
    .selectFrom("paid_once")
    .select("mark")
    .where("mark", "in", [...marks])
    .execute()
  return rows.map(({ mark }) => mark)
}

export async function deleteMarksBefore(db: Db, year: number): Promise<void> {
  await db.deleteFrom("paid_once").where("year", "<", year).execute()
}
