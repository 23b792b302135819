import type { MessageState } from "@confetti/contract/answers"
import type { FormName } from "@confetti/domain/form-questions"
import { type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export type AnswerSearch = {
  state: MessageState
  form: FormName | "all"
  /** Empty for all. */
  search: string
  after: { at: Date; id: string } | null
  limit: number
}

export type FoundAnswer = Selectable<Database["form_answers"]> & {
  name: string | null
  email: string | null
  handler: string | null
}

/** The searchable text of the answers: no address and no field names. In JSON a typed quote has a backslash before it. */
const written = sql`regexp_replace(
  regexp_replace(form_answers.answers, '"email":"([^"\\\\]|\\\\.)*"', ''),
  '"(topic|text|mayReply|returns|reason|wishes|change)":', ' ', 'g')`

const answers = (db: Db | Tx) =>
  db
    .selectFrom("form_answers")
    .leftJoin("users", "users.user_id", "form_answers.user_id")
    .leftJoin("users as handler", "handler.user_id", "form_answers.handled_by")
    .selectAll("form_answers")
    .select(["users.name", "users.email", "handler.name as handler"])

export function searchAnswers(db: Db, { state, form, search, after, limit }: AnswerSearch): Promise<FoundAnswer[]> {
  let found = answers(db)
  if (state !== "all") found = found.where("handled_at", state === "open" ? "is" : "is not", null)
  if (form !== "all") found = found.where("form", "=", form)
  if (search !== "") {
    const part = JSON.stringify(search.toLowerCase()).slice(1, -1)
    found = found.where(sql<boolean>`strpos(lower(${written}), ${part}) > 0`)
  }
  if (after) found = found.where(sql<boolean>`(received_at, id) < (${after.at}, ${after.id})`)
  return found.orderBy("received_at", "desc").orderBy("id", "desc").limit(limit).execute()
}

export async function countOpen(db: Db, form: FormName | "all", most: number): Promise<number> {
  let open = db.selectFrom("form_answers").select("id").where("handled_at", "is", null)
  if (form !== "all") open = open.where("form", "=", form)
  return (await open.limit(most).execute()).length
}

export function findAnswer(db: Db | Tx, id: string): Promise<FoundAnswer | undefined> {
  return answers(db).where("form_answers.id", "=", id).executeTakeFirst()
}

/** False if it is so already, or does not exist. */
export async function setHandled(
  tx: Tx,
  id: string,
  { handled_at, handled_by }: Pick<FoundAnswer, "handled_at" | "handled_by">,
): Promise<boolean> {
  const changed = await tx
    .updateTable("form_answers")
    .set({ handled_at, handled_by })
    .where("id", "=", id)
    .where("handled_at", handled_at === null ? "is not" : "is", null)
    .returning("id")
    .executeTakeFirst()
  return changed !== undefined
}
