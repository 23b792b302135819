import type { ReferralState } from "@confetti/contract/referrals"
import { type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export type Invited = Pick<
  Selectable<Database["users"]>,
  "user_id" | "name" | "email" | "referred_by" | "referred_at"
> & { tiles_read: number }

export async function findInvited(db: Db, userId: string): Promise<Invited | undefined> {
  const { rows } = await sql<Invited>`
    select user_id, name, email, referred_by, referred_at,
      (select count(*)::int from tile_reads where tile_reads.user_id = users.user_id and credited_at is not null) as tiles_read
    from users where user_id = ${userId}`.execute(db)
  return rows[0]
}

export async function addressesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("auth_sessions")
    .select("ip_address")
    .distinct()
    .where("user_id", "=", userId)
    .where("ip_address", "is not", null)
    .execute()
  return rows.flatMap(({ ip_address }) => ip_address ?? [])
}

export async function isInvitationOpen(tx: Tx, userId: string): Promise<boolean> {
  const person = await tx.selectFrom("users").select("referral_open").where("user_id", "=", userId).executeTakeFirst()
  return person?.referral_open ?? false
}

export type FriendRow = Omit<Selectable<Database["referrals"]>, "user_id" | "invited_id" | "signals" | "networks"> &
  Pick<Invited, "name" | "email" | "tiles_read">

export async function friendsOf(db: Db, userId: string): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    select referral_id, state, invited_at, qualified_at, decided_at, reason, appeal, appealed_at, name, email,
      case when state <> 'pending' then 0 else (select count(*)::int from tile_reads
        where tile_reads.user_id = users.user_id and credited_at is not null) end as tiles_read
    from referrals join users on users.user_id = referrals.invited_id
    where referrals.user_id = ${userId} order by invited_at desc, referral_id`.execute(db)
  return rows
}

/** A new invitation may not have a state yet. */
export async function inviterOf(
  db: Db,
  inviterId: string,
  invitedId: string,
): Promise<{ name: string; state: ReferralState | null } | undefined> {
  return db
    .selectFrom("users")
    .leftJoin("referrals", (join) =>
      join.onRef("referrals.user_id", "=", "users.user_id").on("referrals.invited_id", "=", invitedId),
    )
    .select(["users.name", "referrals.state"])
    .where("users.user_id", "=", inviterId)
    .executeTakeFirst()
}
