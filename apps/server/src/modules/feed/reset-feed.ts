import { resetFeed } from "@confetti/contract/feed"
import { hour } from "@confetti/domain/durations"
import { mustBeOwn } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { JsonText } from "../../platform/callables/json-text.ts"
import { spendWindows } from "../../platform/limits/window-limits.ts"
import { lockFeed, resetOrder } from "./feed-store.ts"
import { deleteLessPreferences } from "./less-preference-store.ts"

/**
 * Resets the feed to the default. Earlier activity no longer counts, and all less-preferences are deleted. Guests always have the default.
 */
export const resetFeedCallable = writeCallable(resetFeed, async (tx, owner, context) => {
  const { caller, content, now } = context
  if (owner !== null) mustBeOwn(owner, caller)
  if (caller.userId !== null) {
    // Limited because the answer lists every tile and is stored for two days.
    await spendWindows(tx, context, { name: "resets", key: caller.userId, most: 60, spanMs: hour })
    await lockFeed(tx, caller.userId)
    await deleteLessPreferences(tx, caller.userId)
    await resetOrder(tx, caller.userId, new Date(now))
  }
  return new JsonText(content.orders().idsJson)
})
