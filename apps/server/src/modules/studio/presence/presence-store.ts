import { presentFor } from "@confetti/domain/studio/studio-tile"
import type { Db, Tx } from "../../../platform/db/open-database.ts"

export type PresenceRow = { user_id: string; seen_at: Date }

export async function addPresence(tx: Tx, id: string, userId: string, now: number): Promise<void> {
  await tx
    .deleteFrom("studio_presence")
    .where("seen_at", "<", new Date(now - 10 * presentFor))
    .execute()
  const seen_at = new Date(now)
  await tx
    .insertInto("studio_presence")
    .values({ id, user_id: userId, seen_at })
    .onConflict((conflict) => conflict.columns(["id", "user_id"]).doUpdateSet({ seen_at }))
    .execute()
}

export function presenceAt(db: Db, id: string, now: number): Promise<PresenceRow[]> {
  return db
    .selectFrom("studio_presence")
    .select(["user_id", "seen_at"])
    .where("id", "=", id)
    .where("seen_at", ">", new Date(now - presentFor))
    .orderBy("user_id")
    .execute()
}
