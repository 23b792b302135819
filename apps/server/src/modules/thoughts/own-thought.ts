import { AppError } from "@confetti/contract/app-error"
import type { Tx } from "../../platform/db/open-database.ts"
import { isMarked } from "./marks-store.ts"
import { lockThought, type ThoughtRow } from "./store.ts"

/** Locks the person's own thought. Another's counts as missing. */
export async function lockOwnThought(
  tx: Tx,
  thoughtId: string,
  userId: string,
): Promise<{ row: ThoughtRow; isMarked: boolean }> {
  const row = await lockThought(tx, thoughtId)
  if (!row || row.user_id !== userId || row.deleted_at !== null) throw new AppError("thought/not-found")
  return { row, isMarked: await isMarked(tx, { userId, thoughtId }) }
}
