import { type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export type ReferralRow = Selectable<Database["referrals"]>

/** Whether the accounts exist. Locks them until the transaction ends, so that none is erased meanwhile. */
export async function lockAccounts(tx: Tx, userIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from auth_users where id = any(${userIds}) order by id for key share`.execute(tx)
  return rows.length === userIds.length
}

export async function addReferral(
  tx: Tx,
  row: Pick<ReferralRow, "user_id" | "invited_id" | "referral_id" | "invited_at">,
): Promise<void> {
  await tx
    .insertInto("referrals")
    .values({ ...row, state: "pending" })
    .onConflict((conflict) => conflict.columns(["user_id", "invited_id"]).doNothing())
    .execute()
}

export function lockReferral(tx: Tx, userId: string, invitedId: string): Promise<ReferralRow | undefined> {
  return tx
    .selectFrom("referrals")
    .selectAll()
    .where("user_id", "=", userId)
    .where("invited_id", "=", invitedId)
    .forUpdate()
    .executeTakeFirst()
}

export async function changeReferral(
  tx: Tx,
  { user_id, invited_id }: Pick<ReferralRow, "user_id" | "invited_id">,
  change: Partial<Omit<ReferralRow, "user_id" | "invited_id" | "referral_id">>,
): Promise<void> {
  await tx
    .updateTable("referrals")
    .set(change)
    .where("user_id", "=", user_id)
    .where("invited_id", "=", invited_id)
    .execute()
}

export function findReferral(
  db: Db,
  referralId: string,
): Promise<Pick<ReferralRow, "user_id" | "invited_id"> | undefined> {
  return db
    .selectFrom("referrals")
    .select(["user_id", "invited_id"])
    .where("referral_id", "=", referralId)
    .executeTakeFirst()
}

export type ReviewRow = ReferralRow & { inviter_name: string; invited_name: string }

export async function reviewsWaiting(db: Db, limit: number): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`${named} where r.state = 'review'
    order by r.invited_at, r.referral_id limit ${limit}`.execute(db)
  return rows
}

/** A person's invitations, and the one that brought them, newest first. */
export async function referralsAbout(db: Db, userId: string, limit: number): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`${named} where r.user_id = ${userId} or r.invited_id = ${userId}
    order by r.invited_at desc, r.referral_id limit ${limit}`.execute(db)
  return rows
}

const named = sql`
  select r.*, coalesce(inviter.name, '') as inviter_name, coalesce(invited.name, '') as invited_name
  from referrals r left join users inviter on inviter.user_id = r.user_id
  left join users invited on invited.user_id = r.invited_id`

export function referralsOf(db: Db, userId: string): Promise<ReferralRow[]> {
  return db.selectFrom("referrals").selectAll().where("user_id", "=", userId).orderBy("invited_at").execute()
}

export async function eraseReferrals(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("referrals")
    .where(({ eb, or }) => or([eb("user_id", "=", userId), eb("invited_id", "=", userId)]))
    .execute()
}

/** Invited people to check again: whose wait is over, or whose job was lost. */
export async function dueForFollowUp(db: Db, waitsSince: Date, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .leftJoin("referrals", "referrals.invited_id", "users.user_id")
    .select("users.user_id")
    .where("users.referral_open", "=", true)
    .where(({ eb, or, and }) =>
      or([
        eb("referrals.state", "is", null),
        eb("referrals.state", "in", ["paid", "review", "rejected"]),
        and([eb("referrals.state", "=", "qualified"), eb("referrals.qualified_at", "<=", waitsSince)]),
      ]),
    )
    .orderBy("users.referred_at")
    .limit(atMost)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export async function clearNetworks(db: Db, invitedBefore: Date): Promise<void> {
  await sql`update referrals set networks = '{}' where invited_at < ${invitedBefore} and networks <> '{}'`.execute(db)
}
