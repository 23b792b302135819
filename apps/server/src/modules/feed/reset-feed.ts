import { resetFeed } from "@confetti/contract/feed"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { JsonText } from "../../platform/callables/json-text.ts"
import { lockFeed, resetOrder } from "./feed-store.ts"
import { forgetWishes } from "./wish-store.ts"

/**
 * Puts the feed back to the default. What was done before no longer shapes it, and nothing is wished for any more: a wish that is
 * listed holds. The feed of the anonymous is the default already.
 */
export const resetFeedCallable = writeCallable(resetFeed, async (tx, _none, { caller, content, now }) => {
  if (caller.userId !== null) {
    await lockFeed(tx, caller.userId)
    await forgetWishes(tx, caller.userId)
    await resetOrder(tx, caller.userId, new Date(now))
  }
  return new JsonText(content.orders().idsJson)
})
