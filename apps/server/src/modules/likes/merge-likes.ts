import { type LikesDocument, mergeLikes } from "@confetti/contract/likes"
import { mostLikesMerged } from "@confetti/contract/limits"
import { type CallableDefinition, writeCallable } from "../../platform/callables/define-callable.ts"
import { tileIdsFor } from "../../platform/content/tile-ids.ts"
import { publishStatements } from "../../platform/extension-point.ts"
import { likesChanged } from "./likes-changed.ts"
import { addLikes, likesOf } from "./store.ts"

/** A list of the longest ids, with quotes and commas. */
const bodyLimit = mostLikesMerged * 67 + 1024

/** Adds a device's likes to the account. They are sent newest first and stored oldest first. */
export const mergeLikesCallable: CallableDefinition = {
  bodyLimit,
  ...writeCallable(mergeLikes, async (tx, { tileIds }, context) => {
    const { userId } = context.caller
    const there = await tileIdsFor(tx, context, [...new Set(tileIds)].toReversed())
    const added = await addLikes(tx, userId, [...new Set(there.values())], context.now)
    await publishStatements(tx, context, likesChanged, { userId, tileIds: added })
    return likesView(await likesOf(tx, userId))
  }),
}

export function likesView(likes: readonly { tileId: string }[]): LikesDocument {
  return { tileIds: likes.map(({ tileId }) => tileId) }
}
