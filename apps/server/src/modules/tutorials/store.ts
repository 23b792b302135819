import type { SeenTutorial } from "@confetti/contract/tutorials"
import { type Tutorial, tutorials } from "@confetti/domain/tutorials/tutorials"
import type { Db, Tx } from "../../platform/db/open-database.ts"

export type SeenRow = { tutorial: string; seenAt: Date }

export async function tutorialsSeenBy(db: Db | Tx, userId: string): Promise<SeenRow[]> {
  const rows = await db
    .selectFrom("tutorials_seen")
    .select(["tutorial", "seen_at"])
    .where("user_id", "=", userId)
    .orderBy("seen_at")
    .orderBy("tutorial")
    .execute()
  return rows.map(({ tutorial, seen_at }) => ({ tutorial, seenAt: seen_at }))
}

export async function keepSeen(tx: Tx, userId: string, tutorials: readonly string[], seenAt: Date): Promise<void> {
  await tx
    .insertInto("tutorials_seen")
    .values(tutorials.map((tutorial) => ({ user_id: userId, tutorial, seen_at: seenAt })))
    .onConflict((conflict) => conflict.columns(["user_id", "tutorial"]).doNothing())
    .execute()
}

export async function eraseSeen(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("tutorials_seen").where("user_id", "=", userId).execute()
}

/** For the wire, without tutorials of other app versions. */
export function knownTutorials(rows: readonly SeenRow[]): SeenTutorial[] {
  return rows
    .filter((row): row is SeenRow & { tutorial: Tutorial } => (tutorials as readonly string[]).includes(row.tutorial))
    .map(({ tutorial, seenAt }) => ({ tutorial, seenDate: seenAt.toISOString() }))
}
