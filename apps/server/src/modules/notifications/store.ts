import type { Db, Tx } from "../../platform/db/open-database.ts"

export type MessagingInstance = { instance: string; platform: string; seen_at: Date }

/** A device belongs to one person at a time, so that messages do not reach its next user. */
async function takeInstanceFromOthers(tx: Tx, userId: string, instance: string): Promise<void> {
  await tx.deleteFrom("messaging_instances").where("instance", "=", instance).where("user_id", "<>", userId).execute()
}

export async function hasInstance(db: Db, userId: string, instance: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom("messaging_instances")
    .select("seen_at")
    .where("user_id", "=", userId)
    .where("instance", "=", instance)
    .executeTakeFirst()
  return row !== undefined && row.seen_at > since
}

/**
 * Stores an instance and keeps what is known of its platform. An account just erased gets none: its row is locked until the transaction
 * ends.
 */
export async function keepNewInstance(tx: Tx, userId: string, row: MessagingInstance): Promise<void> {
  const account = await tx
    .selectFrom("auth_users")
    .select("id")
    .where("id", "=", userId)
    .forKeyShare()
    .executeTakeFirst()
  if (account === undefined) return
  await takeInstanceFromOthers(tx, userId, row.instance)
  await tx
    .insertInto("messaging_instances")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(["user_id", "instance"]).doUpdateSet({ seen_at: row.seen_at }))
    .execute()
}

export async function keepInstance(tx: Tx, userId: string, row: MessagingInstance): Promise<void> {
  await takeInstanceFromOthers(tx, userId, row.instance)
  await tx
    .insertInto("messaging_instances")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "instance"]).doUpdateSet({ platform: row.platform, seen_at: row.seen_at }),
    )
    .execute()
}

/** Keeps the newest few: instances change, and old ones are never used again. */
export async function deleteOldInstances(tx: Tx, userId: string, most: number): Promise<void> {
  const newest = tx
    .selectFrom("messaging_instances")
    .select("instance")
    .where("user_id", "=", userId)
    .orderBy("seen_at", "desc")
    .orderBy("instance")
    .limit(most)
  await tx.deleteFrom("messaging_instances").where("user_id", "=", userId).where("instance", "not in", newest).execute()
}

export function instancesOf(db: Db, userId: string): Promise<MessagingInstance[]> {
  return db
    .selectFrom("messaging_instances")
    .select(["instance", "platform", "seen_at"])
    .where("user_id", "=", userId)
    .orderBy("seen_at", "desc")
    .orderBy("instance")
    .execute()
}

export async function eraseInstances(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("messaging_instances").where("user_id", "=", userId).execute()
}
