import type { Selectable } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export type InvitationRow = Selectable<Database["editor_invitations"]>

export type KnownInvitation = InvitationRow & { inviter: string | null }

/** All open invitations, including expired ones, newest first. */
export function knownInvitations(db: Db | Tx): Promise<KnownInvitation[]> {
  return db
    .selectFrom("editor_invitations")
    .leftJoin("auth_users as inviter", "inviter.id", "editor_invitations.invited_by")
    .selectAll("editor_invitations")
    .select("inviter.email as inviter")
    .orderBy("editor_invitations.created_at", "desc")
    .orderBy("editor_invitations.id")
    .execute()
}

export function findInvitation(db: Db, id: string): Promise<(InvitationRow & { by: string | null }) | undefined> {
  return db
    .selectFrom("editor_invitations")
    .leftJoin("users", "users.user_id", "editor_invitations.invited_by")
    .selectAll("editor_invitations")
    .select("users.name as by")
    .where("editor_invitations.id", "=", id)
    .executeTakeFirst()
}

export function lockInvitation(tx: Tx, tokenHash: string): Promise<InvitationRow | undefined> {
  return tx
    .selectFrom("editor_invitations")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .forUpdate()
    .executeTakeFirst()
}

/** A new invitation to an address replaces the previous, whose link no longer works. */
export async function upsertInvitation(tx: Tx, invitation: InvitationRow): Promise<void> {
  await tx.deleteFrom("editor_invitations").where("email", "=", invitation.email).execute()
  await tx.insertInto("editor_invitations").values(invitation).execute()
}

export async function deleteInvitation(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx.deleteFrom("editor_invitations").where("id", "=", id).returning("id").executeTakeFirst()
  return deleted !== undefined
}

export async function deleteInvitationsBefore(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom("editor_invitations").where("expires_at", "<", expiredBefore).execute()
}
