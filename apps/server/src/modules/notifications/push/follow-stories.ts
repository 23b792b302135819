import { AppError } from "@confetti/contract/app-error"
import { followStories } from "@confetti/contract/push"
import { writeCallable } from "../../../platform/callables/define-callable.ts"
import { replaceFollows } from "./follows-store.ts"
import { lockAccount } from "./subscriptions-store.ts"

/** Adds a device's followed stories to the account. Existing entries are not news. */
export const followStoriesCallable = writeCallable(followStories, async (tx, { tileIds }, context) => {
  const { userId } = context.caller
  const { byId } = context.content.current()
  if (!(await lockAccount(tx, userId))) throw new AppError("session/expired")
  const follows = [...new Set(tileIds)].flatMap((tileId) => {
    const tile = byId.get(tileId)
    return tile?.developing === true && tile.publishedAt <= context.now ? [{ tileId, entries: tile.subtileCount }] : []
  })
  await replaceFollows(tx, userId, follows)
  return { followed: follows.length }
})
