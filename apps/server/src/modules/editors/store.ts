import type { Role } from "@confetti/domain/editors/roles"
import { type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export type EditorRow = Selectable<Database["editors"]>

export type KnownEditor = EditorRow & { email: string; name: string | null; inviter: string | null }

export function knownEditors(db: Db | Tx): Promise<KnownEditor[]> {
  return db
    .selectFrom("editors")
    .innerJoin("auth_users", "auth_users.id", "editors.user_id")
    .leftJoin("users", "users.user_id", "editors.user_id")
    .leftJoin("auth_users as inviter", "inviter.id", "editors.invited_by")
    .selectAll("editors")
    .select(["auth_users.email", "users.name", "inviter.email as inviter"])
    .orderBy("editors.created_at")
    .orderBy("editors.user_id")
    .execute()
}

export function accountsAt(
  db: Db | Tx,
  emails: readonly string[],
): Promise<{ id: string; email: string; name: string | null }[]> {
  return db
    .selectFrom("auth_users")
    .leftJoin("users", "users.user_id", "auth_users.id")
    .select(["auth_users.id", "auth_users.email", "users.name"])
    .where("auth_users.email", "in", emails.length === 0 ? [""] : emails)
    .where("auth_users.email_verified", "=", true)
    .execute()
}

export function editorOf(db: Db | Tx, userId: string): Promise<EditorRow | undefined> {
  return db.selectFrom("editors").selectAll().where("user_id", "=", userId).executeTakeFirst()
}

export async function withPasskeys(db: Db | Tx, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("auth_passkeys")
    .select("user_id")
    .where("user_id", "in", userIds.length === 0 ? [""] : userIds)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Whether the account exists. Locks it until the transaction ends, so that it cannot be erased in between. */
export async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`select from auth_users where id = ${userId} for key share`.execute(tx)
  return rows.length > 0
}

export async function hasOtherReviewer(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("editors")
    .innerJoin("auth_users", "auth_users.id", "editors.user_id")
    .select("editors.user_id")
    .where("editors.user_id", "<>", userId)
    .where(sql<boolean>`roles && array['reviewer', 'owner']`)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the list of editors until the transaction ends. */
export async function lockEditors(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('editors'))`.execute(tx)
}

export async function upsertEditor(tx: Tx, editor: Omit<EditorRow, "updated_at">, now: Date): Promise<void> {
  const changed = { roles: editor.roles, updated_at: now }
  await tx
    .insertInto("editors")
    .values({ ...editor, updated_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(changed))
    .execute()
}

export async function setRoles(tx: Tx, userId: string, roles: Role[], now: Date): Promise<void> {
  await tx.updateTable("editors").set({ roles, updated_at: now }).where("user_id", "=", userId).execute()
}

export async function deleteEditor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("editors").where("user_id", "=", userId).execute()
}

/** Including invitations by them or to their address. */
export async function eraseEditor(tx: Tx, userId: string): Promise<void> {
  await deleteEditor(tx, userId)
  for (const table of ["editors", "editor_invitations"] as const)
    await tx.updateTable(table).set({ invited_by: null }).where("invited_by", "=", userId).execute()
  const theirs = tx.selectFrom("erasures").select("email").where("user_id", "=", userId)
  await tx.deleteFrom("editor_invitations").where("email", "in", theirs).execute()
}
