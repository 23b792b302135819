import type { Db, Tx } from "../../platform/db/open-database.ts"

export type MessagingInstance = { instance: string; platform: string; seen_at: Date }

/** A device is one person's at a time: what is meant for one must not reach whoever uses it next. */
export async function keepInstance(tx: Tx, userId: string, row: MessagingInstance): Promise<void> {
  await tx
    .deleteFrom("messaging_instances")
    .where("instance", "=", row.instance)
    .where("user_id", "<>", userId)
    .execute()
  await tx
    .insertInto("messaging_instances")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "instance"]).doUpdateSet({ platform: row.platform, seen_at: row.seen_at }),
    )
    .execute()
}

/** Leaves the newest few: instances change, and the old ones are never heard of again. */
export async function forgetOldInstances(tx: Tx, userId: string, most: number): Promise<void> {
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

export async function forgetInstancesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("messaging_instances").where("user_id", "=", userId).execute()
}
