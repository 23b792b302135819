import { unlikeTile } from "@confetti/contract/likes"
import { statementCallable } from "../../platform/callables/define-callable.ts"
import { tileIdFor } from "../../platform/content/tile-ids.ts"
import { statementsFor } from "../../platform/extension-point.ts"
import { likesChanged } from "./likes-changed.ts"
import { removeLike } from "./store.ts"

/** Removes a like, even of a deleted tile. */
export const unlikeTileCallable = statementCallable(unlikeTile, async ({ tileId: id }, context) => {
  const { userId } = context.caller
  const tileId = (await tileIdFor(context.db, context, id)) ?? id
  const follows = statementsFor(context, likesChanged, { userId, tileIds: [tileId] })
  return { statements: [removeLike(userId, tileId), ...follows], result: { isLiked: false as const } }
})
