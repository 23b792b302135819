import { unlikeTile } from "@confetti/contract/likes"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { tileIdFor } from "../../platform/content/reader.ts"
import { publish } from "../../platform/extension-point.ts"
import { likesChanged } from "./likes-changed.ts"
import { removeLike } from "./store.ts"

/** Takes a like back, also of a tile that is gone. */
export const unlikeTileCallable = writeCallable(unlikeTile, async (tx, { tileId: id }, context) => {
  const { userId } = requireUser(context)
  const tileId = (await tileIdFor(tx, context, id)) ?? id
  if (await removeLike(tx, userId, tileId)) await publish(tx, context, likesChanged, { userId, tileIds: [tileId] })
  return { isLiked: false as const }
})
