import { AppError } from "@confetti/contract/app-error"
import { likeTile } from "@confetti/contract/likes"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { tileIdFor } from "../../platform/content/reader.ts"
import { publish } from "../../platform/extension-point.ts"
import { likesChanged } from "./likes-changed.ts"
import { addLikes } from "./store.ts"

/** Likes a tile; by the id of a subtile its parent. */
export const likeTileCallable = writeCallable(likeTile, async (tx, { tileId: id }, context) => {
  const { userId } = requireUser(context)
  const tileId = await tileIdFor(tx, context, id)
  if (tileId === null) throw new AppError("tile/not-found")
  const tileIds = await addLikes(tx, userId, [tileId], context.now)
  await publish(tx, context, likesChanged, { userId, tileIds })
  return { isLiked: true as const }
})
