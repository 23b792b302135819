import { type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import type { Database } from "../../../platform/db/schema.ts"

export type SubscriptionRow = Selectable<Database["push_subscriptions"]>

/** Whether the account exists. Locks it until the transaction ends, so that it cannot be erased in between. */
export async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  const account = await tx
    .selectFrom("auth_users")
    .select("id")
    .where("id", "=", userId)
    .forKeyShare()
    .executeTakeFirst()
  return account !== undefined
}

/**
 * Adds or renews a device, and takes it from its previous person. False for an account just erased; otherwise its row is locked until the
 * transaction ends.
 */
export async function putSubscription(tx: Tx, row: Omit<SubscriptionRow, "accepted_at">): Promise<boolean> {
  const { user_id: userId, subscription_id: id, endpoint, p256dh, auth, session_id } = row
  if (!(await lockAccount(tx, userId))) return false
  await tx.deleteFrom("push_subscriptions").where("subscription_id", "=", id).where("user_id", "<>", userId).execute()
  await tx
    .insertInto("push_subscriptions")
    .values({ ...row, accepted_at: null })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "subscription_id"]).doUpdateSet({ endpoint, p256dh, auth, session_id }),
    )
    .execute()
  return true
}

export async function deleteOldSubscriptions(tx: Tx, userId: string, most: number): Promise<void> {
  const newest = tx
    .selectFrom("push_subscriptions")
    .select("subscription_id")
    .where("user_id", "=", userId)
    .orderBy("added_at", "desc")
    .orderBy("subscription_id")
    .limit(most)
  await tx
    .deleteFrom("push_subscriptions")
    .where("user_id", "=", userId)
    .where("subscription_id", "not in", newest)
    .execute()
}

export function subscriptionsOf(db: Db, userId: string, now: Date): Promise<SubscriptionRow[]> {
  return db
    .selectFrom("push_subscriptions as device")
    .innerJoin("auth_sessions as session", "session.id", "device.session_id")
    .selectAll("device")
    .where("device.user_id", "=", userId)
    .where("session.expires_at", ">", now)
    .orderBy("device.added_at")
    .execute()
}

export function allSubscriptionsOf(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db.selectFrom("push_subscriptions").selectAll().where("user_id", "=", userId).orderBy("added_at").execute()
}

export async function deleteSubscription(tx: Db | Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom("push_subscriptions").where("user_id", "=", userId).where("subscription_id", "=", id).execute()
}

export async function deleteSubscriptions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("push_subscriptions").where("user_id", "=", userId).execute()
}

export async function noteAccepted(db: Db, userId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable("push_subscriptions")
    .set({ accepted_at: now })
    .where("user_id", "=", userId)
    .where("subscription_id", "=", id)
    .where("accepted_at", "is", null)
    .execute()
}

export async function deleteSignedOut(db: Db, now: Date): Promise<void> {
  await sql`
    delete from push_subscriptions device where not exists (
      select from auth_sessions session where session.id = device.session_id and session.expires_at > ${now}
    )`.execute(db)
}
