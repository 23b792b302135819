import { AppError } from "@confetti/contract/app-error"
import { likeTile } from "@confetti/contract/likes"
import { statementCallable } from "../../platform/callables/define-callable.ts"
import { tileIdFor } from "../../platform/content/tile-ids.ts"
import { statementsFor } from "../../platform/extension-point.ts"
import { likesChanged } from "./likes-changed.ts"
import { addLike } from "./store.ts"

/** Likes a tile; for a subtile, its parent. */
export const likeTileCallable = statementCallable(likeTile, async ({ tileId: id }, context) => {
  const { userId } = context.caller
  const tileId = await tileIdFor(context.db, context, id)
  if (tileId === null) throw new AppError("tile/not-found")
  const follows = statementsFor(context, likesChanged, { userId, tileIds: [tileId] })
  return { statements: [addLike(userId, tileId, context.now), ...follows], result: { isLiked: true as const } }
})
