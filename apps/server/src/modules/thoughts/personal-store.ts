import { interestingRank } from "@confetti/domain/thoughts/interesting-score"
import { sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { changeThought, type ThoughtChange, type ThoughtRow } from "./store.ts"

export async function everythingOf(db: Db, userId: string) {
  const writer = await db.selectFrom("thought_writers").selectAll().where("user_id", "=", userId).executeTakeFirst()
  return {
    written: await db.selectFrom("thoughts").selectAll().where("user_id", "=", userId).orderBy("created_at").execute(),
    marked: await db
      .selectFrom("thought_marks")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("marked_at")
      .execute(),
    reported: await db
      .selectFrom("thought_reports")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("reported_at")
      .execute(),
    hidden: await db.selectFrom("thought_hides").selectAll().where("user_id", "=", userId).execute(),
    decisions: await db
      .selectFrom("thought_decisions")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("decided_at")
      .execute(),
    writer,
  }
}

/** Erases a writer with their thoughts, and recounts what they marked. */
export async function eraseWriter(tx: Tx, userId: string): Promise<void> {
  const touched = await lockTouched(tx, userId)
  const ids = touched.filter(({ user_id }) => user_id === userId).map(({ thought_id }) => thought_id)
  const done = await doneTo(tx, userId)
  for (const row of touched) {
    const isTheirs = row.user_id === userId
    if (!isTheirs) await changeThought(tx, row, without(row, done))
    else if (row.deleted_at === null) await changeThought(tx, row, { deleted_at: new Date(0) })
  }
  await sql`delete from thought_marks where user_id = ${userId} or thought_id = any(${ids})`.execute(tx)
  await sql`delete from thought_reports where user_id = ${userId} or thought_id = any(${ids})`.execute(tx)
  await tx.deleteFrom("thoughts").where("user_id", "=", userId).execute()
  await sql`delete from thought_hides where user_id = ${userId} or hidden_id = ${userId}`.execute(tx)
  await sql`select set_config('confetti.erasing', ${userId}, true)`.execute(tx)
  await tx.deleteFrom("thought_decisions").where("user_id", "=", userId).execute()
  await tx.updateTable("thought_decisions").set({ editor_id: null }).where("editor_id", "=", userId).execute()
  await tx.deleteFrom("thought_writers").where("user_id", "=", userId).execute()
}

type Done = { marked: ReadonlySet<string>; reported: ReadonlySet<string> }

async function doneTo(tx: Tx, userId: string): Promise<Done> {
  const marks = await tx.selectFrom("thought_marks").select("thought_id").where("user_id", "=", userId).execute()
  const reports = await tx
    .selectFrom("thought_reports")
    .select("thought_id")
    .where("user_id", "=", userId)
    .where("counts", "=", true)
    .where("outcome", "is", null)
    .execute()
  const [marked, reported] = [marks, reports].map((rows) => new Set(rows.map(({ thought_id }) => thought_id)))
  return { marked: marked ?? new Set(), reported: reported ?? new Set() }
}

function without({ thought_id, marks, reports, created_at }: ThoughtRow, { marked, reported }: Done): ThoughtChange {
  const left = marked.has(thought_id) ? Math.max(0, marks - 1) : marks
  return {
    marks: left,
    rank: interestingRank(left, created_at.getTime()),
    reports: reported.has(thought_id) ? Math.max(0, reports - 1) : reports,
  }
}

/** Locks all thoughts they wrote, marked or reported before changing counts, in the order of tiles, to avoid deadlocks. */
async function lockTouched(tx: Tx, userId: string): Promise<ThoughtRow[]> {
  const rows = await tx
    .selectFrom("thoughts")
    .selectAll()
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("user_id", "=", userId),
        eb("thought_id", "in", selectFrom("thought_marks").select("thought_id").where("user_id", "=", userId)),
        eb("thought_id", "in", selectFrom("thought_reports").select("thought_id").where("user_id", "=", userId)),
      ]),
    )
    .orderBy("thought_id")
    .forUpdate()
    .execute()
  return rows.toSorted((a, b) => (a.tile_id < b.tile_id ? -1 : 1))
}
