import { sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"

export type ErrorReportRow = {
  id: string
  user_id: string | null
  error_class: string
  message: string
  report: string
  received_at: Date
  cause_id: string | null
}

export async function keepReports(db: Tx, rows: readonly ErrorReportRow[]): Promise<void> {
  await db.insertInto("error_reports").values(rows).execute()
}

export function reportsOf(db: Db, userId: string): Promise<ErrorReportRow[]> {
  return db
    .selectFrom("error_reports")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("received_at")
    .orderBy("id")
    .execute()
}

/** A report may name a person other than the sender: it is deleted too. */
export async function eraseReports(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("error_reports")
    .where((each) =>
      each.or([
        each("user_id", "=", userId),
        sql<boolean>`strpos(message, ${userId}) > 0`,
        sql<boolean>`strpos(report, ${userId}) > 0`,
      ]),
    )
    .execute()
}

/** Keeps the newest `most` of those after `before`. */
export async function deleteReportsBefore(db: Db, before: Date, most: number): Promise<void> {
  const newest = db.selectFrom("error_reports").select("id").orderBy("received_at", "desc").orderBy("id").limit(most)
  await db
    .deleteFrom("error_reports")
    .where((each) => each.or([each("received_at", "<", before), each("id", "not in", newest)]))
    .execute()
}
