import { resetFeed } from "@confetti/contract/feed"
import { hour } from "@confetti/domain/durations"
import { mustBeOwn } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { JsonText } from "../../platform/callables/json-text.ts"
import { spendWindows } from "../../platform/limits/window-limits.ts"
import { lockFeed, resetOrder } from "./feed-store.ts"
import { deleteLessPreferences } from "./less-preference-store.ts"

/**
 * Puts the feed back to the default. What was done before no longer shapes it, and no less-preference is left: one that
 * is listed holds. The feed of the anonymous is the default already.
 */
export const resetFeedCallable = writeCallable(resetFeed, async (tx, owner, context) => {
  const { caller, content, now } = context
  if (owner !== null) mustBeOwn(owner, caller)
  if (caller.userId !== null) {
    // The answer names every tile, and is kept for two days under its key.
    await spendWindows(tx, context, { name: "resets", key: caller.userId, most: 60, spanMs: hour })
    await lockFeed(tx, caller.userId)
    await deleteLessPreferences(tx, caller.userId)
    await resetOrder(tx, caller.userId, new Date(now))
  }
  return new JsonText(content.orders().idsJson)
})
