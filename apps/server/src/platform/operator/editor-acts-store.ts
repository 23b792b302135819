import { randomUUID } from "node:crypto"
import { erasedWord, operatorWord } from "@confetti/contract/editors"
import { type Selectable, sql } from "kysely"
import type { Caller } from "../auth/identify.ts"
import type { Db, Tx } from "../db/open-database.ts"
import type { Database } from "../db/schema.ts"

type Act = { callable: string; subject: string }

type Context = { caller: Caller; requestId: string; now: number }

/** Logs an editor's or operator's action: in its transaction, or before showing something. */
export async function addEditorAct(db: Db | Tx, { caller, requestId, now }: Context, act: Act): Promise<void> {
  await db
    .insertInto("editor_acts")
    .values({ ...whoActs(caller), id: randomUUID(), at: new Date(now), request_id: requestId, ...act })
    .execute()
}

/** Like `addEditorAct`, but once for each `key`, which must not identify a person. */
export async function addEditorActOnce(
  db: Db | Tx,
  { caller, requestId, now }: Context,
  { key, ...act }: Act & { key: string },
): Promise<void> {
  await db
    .insertInto("editor_acts")
    .values({ ...whoActs(caller), id: key, at: new Date(now), request_id: requestId, ...act })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute()
}

/** The operator and erased editors have no id: which one it was is stored beside it. */
function whoActs({ userId, openedBy }: Caller): { user_id: string | null; is_operator: boolean } {
  return { user_id: userId, is_operator: openedBy === "operator" }
}

/** Search criteria; empty or null ones are ignored. */
export type ActSearch = {
  /** An id, part of an address, `operator` or `erased`. */
  editor: string
  callable: string
  subject: string
  from: Date | null
  until: Date | null
  after: { at: Date; id: string } | null
  limit: number
}

export type FoundAct = Selectable<Database["editor_acts"]> & { email: string | null; subject_email: string | null }

/** Newest first, with the addresses of the editor and of the subject's account, while they exist. */
export function searchEditorActs(db: Db, asked: ActSearch): Promise<FoundAct[]> {
  const { editor, callable, subject, from, until, after, limit } = asked
  const part = (column: string, text: string) =>
    sql<boolean>`strpos(lower(${sql.ref(column)}), ${text.toLowerCase()}) > 0`
  let acts = db
    .selectFrom("editor_acts")
    .leftJoin("auth_users", "auth_users.id", "editor_acts.user_id")
    .leftJoin("auth_users as about", (join) =>
      join.on(sql<boolean>`about.id = split_part(editor_acts.subject, ' ', 1)`),
    )
    .selectAll("editor_acts")
    .select(["auth_users.email", "about.email as subject_email"])
  // The oldest entries do not distinguish the two.
  if (editor === operatorWord || editor === erasedWord)
    acts = acts
      .where("editor_acts.user_id", "is", null)
      .where(sql<boolean>`editor_acts.is_operator is distinct from ${editor === erasedWord}`)
  else if (editor !== "")
    acts = acts.where((each) => each.or([each("editor_acts.user_id", "=", editor), part("auth_users.email", editor)]))
  if (callable !== "") acts = acts.where(part("editor_acts.callable", callable))
  if (subject !== "")
    acts = acts.where((each) => each.or([part("editor_acts.subject", subject), part("about.email", subject)]))
  if (from) acts = acts.where("editor_acts.at", ">=", from)
  if (until) acts = acts.where("editor_acts.at", "<", until)
  if (after) acts = acts.where(sql<boolean>`(editor_acts.at, editor_acts.id) < (${after.at}, ${after.id})`)
  return acts.orderBy("editor_acts.at", "desc").orderBy("editor_acts.id", "desc").limit(limit).execute()
}

export async function editorActsOf(db: Db, userId: string): Promise<{ callable: string; subject: string; at: Date }[]> {
  return db
    .selectFrom("editor_acts")
    .select(["callable", "subject", "at"])
    .where("user_id", "=", userId)
    .orderBy("at")
    .execute()
}

/** Keeps the log without the person's id. */
export async function deleteEditorActs(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable("editor_acts").set({ user_id: null }).where("user_id", "=", userId).execute()
}

export async function dropEditorActs(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("editor_acts").where("at", "<", before).execute()
}
