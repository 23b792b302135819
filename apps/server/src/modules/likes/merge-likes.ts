import { mergeLikes } from "@confetti/contract/likes"
import { mostLikesMerged } from "@confetti/contract/limits"
import { requireUser } from "../../platform/auth/require-user.ts"
import { preparedWriteCallable } from "../../platform/callables/define-callable.ts"
import { isTileThere } from "../../platform/content/is-tile-there.ts"
import { likesView } from "./likes-view.ts"
import { addLikes, likesOf } from "./store.ts"

/** A whole list of the longest ids, in quotes and with commas between them. */
const bodyLimit = mostLikesMerged * 67 + 1024

/** Takes over the likes of a device. They come latest first, and likes are kept first one first. */
export const mergeLikesCallable = preparedWriteCallable(mergeLikes, {
  bodyLimit,
  prepare: async ({ tileIds }, context) => {
    requireUser(context)
    return [...new Set(tileIds)].toReversed()
  },
  write: async (tx, tileIds, context) => {
    const { userId } = requireUser(context)
    const there = tileIds.filter((tileId) => isTileThere(context.content, tileId, context.now))
    await addLikes(tx, userId, there, context.now)
    return likesView(await likesOf(tx, userId))
  },
})
