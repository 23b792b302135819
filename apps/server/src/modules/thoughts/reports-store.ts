import { type Insertable, type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export async function addReport(tx: Tx, report: Insertable<Database["thought_reports"]>): Promise<boolean> {
  const added = await tx
    .insertInto("thought_reports")
    .values(report)
    .onConflict((conflict) => conflict.columns(["user_id", "thought_id"]).doNothing())
    .returning("thought_id")
    .executeTakeFirst()
  return added !== undefined
}

export async function outcomesOf(db: Db, userId: string): Promise<{ heeded: number; inVain: number }> {
  const { rows } = await sql<{ heeded: number; inVain: number }>`
    select (count(*) filter (where outcome = 'heeded'))::int as heeded,
      (count(*) filter (where outcome = 'in vain'))::int as "inVain"
    from thought_reports where user_id = ${userId}`.execute(db)
  return rows[0] ?? { heeded: 0, inVain: 0 }
}

export async function settleReports(tx: Tx, thoughtId: string, outcome: "heeded" | "in vain"): Promise<void> {
  await tx
    .updateTable("thought_reports")
    .set({ outcome })
    .where("thought_id", "=", thoughtId)
    .where("outcome", "is", null)
    .execute()
}

export function reportsOf(db: Db, thoughtId: string): Promise<Selectable<Database["thought_reports"]>[]> {
  return db
    .selectFrom("thought_reports")
    .selectAll()
    .where("thought_id", "=", thoughtId)
    .orderBy("reported_at", "desc")
    .limit(100)
    .execute()
}

export function reportsAbout(
  db: Db,
  userId: string,
  limit: number,
): Promise<Selectable<Database["thought_reports"]>[]> {
  return db
    .selectFrom("thought_reports")
    .innerJoin("thoughts", "thoughts.thought_id", "thought_reports.thought_id")
    .selectAll("thought_reports")
    .where("thoughts.user_id", "=", userId)
    .orderBy("reported_at", "desc")
    .limit(limit)
    .execute()
}

export async function deleteReportsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("thought_reports").where("reported_at", "<", before).where("outcome", "is not", null).execute()
}
