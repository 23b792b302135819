import { day } from "@confetti/domain/durations"
import type { Db } from "../../platform/db/open-database.ts"

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("deletion_codes")
    .where("day_began_at", "<", new Date(now.getTime() - day))
    .where("expires_at", "<", now)
    .execute()
}

export async function unfinishedErasures(db: Db, askedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("erasures")
    .select("id")
    .where("done_at", "is", null)
    .where("asked_at", "<", askedBefore)
    .execute()
  return rows.map(({ id }) => id)
}
