import { AppError } from "@confetti/contract/app-error"
import { mayRead } from "@confetti/domain/thoughts/thought-visibility"
import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { isHiddenBetween } from "./hides-store.ts"
import { lockThought, type ThoughtRow } from "./store.ts"

export async function lockOthersThought(
  tx: Tx,
  thoughtId: string,
  userId: string,
  context: WriteContext,
): Promise<ThoughtRow> {
  const row = await lockThought(tx, thoughtId)
  if (!row || row.deleted_at !== null) throw new AppError("thought/not-found")
  if (row.user_id === userId) throw new AppError("thought/own")
  const publishedAt = context.content.current().byId.get(row.tile_id)?.publishedAt ?? context.now
  if (publishedAt > context.now) throw new AppError("thought/not-found")
  const isHidden = await isHiddenBetween(tx, userId, row.user_id)
  if (!mayRead(row.state, { isAuthor: false, isHidden })) throw new AppError("thought/not-found")
  return row
}
