import { randomUUID } from "node:crypto"
import type { Caller } from "../auth/identify.ts"
import type { Db, Tx } from "../db/open-database.ts"

/** What was done: by which callable, and to what. */
type Act = { callable: string; subject: string }

type Context = { caller: Caller; requestId: string; now: number }

/** Writes down what an editor, or the operator, does: in the transaction it is done in, or before it is shown. */
export async function addEditorAct(db: Db | Tx, { caller, requestId, now }: Context, act: Act): Promise<void> {
  await db
    .insertInto("editor_acts")
    .values({ id: randomUUID(), at: new Date(now), user_id: caller.userId, request_id: requestId, ...act })
    .execute()
}

export type EditorAct = { at: Date; editor: string | null; callable: string; subject: string; requestId: string }

/** The latest first, each with its editor's address while they have one. */
export async function latestEditorActs(db: Db, most: number): Promise<EditorAct[]> {
  const rows = await db
    .selectFrom("editor_acts")
    .leftJoin("auth_users", "auth_users.id", "editor_acts.user_id")
    .select(["at", "user_id", "email", "callable", "subject", "request_id"])
    .orderBy("at", "desc")
    .orderBy("editor_acts.id")
    .limit(most)
    .execute()
  return rows.map(({ at, user_id, email, callable, subject, request_id }) => ({
    at,
    editor: user_id === null ? null : `${user_id}${email === null ? "" : ` ${email}`}`,
    callable,
    subject,
    requestId: request_id,
  }))
}

export async function editorActsOf(db: Db, userId: string): Promise<{ callable: string; subject: string; at: Date }[]> {
  return db
    .selectFrom("editor_acts")
    .select(["callable", "subject", "at"])
    .where("user_id", "=", userId)
    .orderBy("at")
    .execute()
}

/** What was done stays; who it was is forgotten with them. */
export async function deleteEditorActs(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable("editor_acts").set({ user_id: null }).where("user_id", "=", userId).execute()
}

export async function dropEditorActs(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("editor_acts").where("at", "<", before).execute()
}
