import { sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"

export type FormRow = { id: string; user_id: string | null; form: string; answers: string; received_at: Date }

export async function keepAnswers(tx: Tx, row: FormRow): Promise<void> {
  await tx.insertInto("form_answers").values(row).execute()
}

export async function answersSince(tx: Tx, userId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom("form_answers")
    .select("received_at")
    .where("user_id", "=", userId)
    .where("received_at", ">", since)
    .orderBy("received_at")
    .execute()
  return rows.map(({ received_at }) => received_at)
}

export function answersOf(db: Db, userId: string): Promise<FormRow[]> {
  return db
    .selectFrom("form_answers")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("received_at")
    .orderBy("id")
    .execute()
}

/** Their answers, guest answers with their address, and their name as the handling editor. */
export async function eraseAnswers(tx: Tx, userId: string): Promise<void> {
  const theirs = tx
    .selectFrom("erasures")
    .select("id")
    .where("user_id", "=", userId)
    // A typed quote has a backslash before it, so this matches the field and not a text about it.
    .where(sql<boolean>`strpos(lower(form_answers.answers), '"email":"' || lower(erasures.email) || '"') > 0`)
  await tx
    .deleteFrom("form_answers")
    .where((each) => each.or([each("user_id", "=", userId), each.exists(theirs)]))
    .execute()
  await tx.updateTable("form_answers").set({ handled_by: null }).where("handled_by", "=", userId).execute()
}

export async function deleteAnswersBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("form_answers").where("received_at", "<", before).execute()
}
