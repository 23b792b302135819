import { AppError } from "@confetti/contract/app-error"
import { likeTile } from "@confetti/contract/likes"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { isTileThere } from "../../platform/content/is-tile-there.ts"
import { addLikes } from "./store.ts"

/** Likes a tile. */
export const likeTileCallable = writeCallable(likeTile, async (tx, { tileId }, context) => {
  const { userId } = requireUser(context)
  if (!isTileThere(context.content, tileId, context.now)) throw new AppError("tile/not-found")
  await addLikes(tx, userId, [tileId], context.now)
  return { isLiked: true as const }
})
