import { AppError } from "@confetti/contract/app-error"
import { resetFeed } from "@confetti/contract/feed"
import { hour } from "@confetti/domain/durations"
import { mustBeOwn } from "../../platform/auth/require-user.ts"
import { type WriteContext, writeCallable } from "../../platform/callables/define-callable.ts"
import { JsonText } from "../../platform/callables/json-text.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { behindEarly, earlyTilesFor } from "./early-tiles.ts"
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
    await spendReset(tx, caller.userId, context)
    await lockFeed(tx, caller.userId)
    await deleteLessPreferences(tx, caller.userId)
    await resetOrder(tx, caller.userId, new Date(now))
  }
  const { ids, idsJson } = content.orders()
  const early = await earlyTilesFor(tx, context)
  return new JsonText(early.length > 0 ? JSON.stringify(behindEarly(early, ids)) : idsJson)
})

/** An hourly budget: each answer names every tile, and is kept for two days under its key. */
async function spendReset(tx: Tx, userId: string, { limits, now }: WriteContext): Promise<void> {
  const retryAfter = await limits.spend(tx, [{ name: "resets", key: userId, most: 60, spanMs: hour }], now)
  if (retryAfter > 0) throw new AppError("request/rate-limited", { retryAfter })
}
