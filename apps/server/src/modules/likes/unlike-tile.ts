import { unlikeTile } from "@confetti/contract/likes"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { removeLike } from "./store.ts"

/** Takes a like back. */
export const unlikeTileCallable = writeCallable(unlikeTile, async (tx, { tileId }, context) => {
  const { userId } = requireUser(context)
  await removeLike(tx, userId, tileId)
  return { isLiked: false as const }
})
