import { AppError } from "@confetti/contract/app-error"
import type { ErrorCode } from "@confetti/contract/errors"
import { claimAction } from "@confetti/contract/points"
import { isAccountComplete } from "@confetti/domain/account/is-account-complete"
import { wayToEarn } from "@confetti/domain/points/action-points"
import { type ClaimDecision, decideClaim } from "@confetti/domain/points/decide-claim"
import { type WriteContext, writeCallable } from "../../platform/callables/define-callable.ts"
import { tileIdFor } from "../../platform/content/tile-ids.ts"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { publish } from "../../platform/extension-point.ts"
import { readsCredited } from "../tiles/read-events.ts"
import { creditPendingReads } from "../tiles/reading-credit-store.ts"
import { type ClaimedAction, isClaimed, isOffered } from "./claimed-actions.ts"
import { profileOf, wasOpened, wasRead } from "./evidence-store.ts"
import { append, awardsOf, lockPoints } from "./ledger-store.ts"
import { markPaid } from "./paid-once.ts"
import { startOfDay } from "./start-of-day.ts"

const refusals: Record<Extract<ClaimDecision, { ok: false }>["reason"], ErrorCode> = {
  "not-offered": "points/not-offered",
  "already-paid": "points/already-paid",
  "not-yet": "points/not-yet",
  "daily-cap": "points/daily-cap",
}

export const claimActionCallable = writeCallable(claimAction, async (tx, { action, tileId: id }, context) => {
  const { userId, email } = context.caller
  const { config, now } = context
  if (!isClaimed(action)) throw new AppError("points/by-itself")
  // For a subtile its parent counts, which pays once.
  const tileId = id === undefined ? undefined : await tileIdFor(tx, context, id)
  if (tileId === null) throw new AppError("tile/not-found")
  const account = await lockPoints(tx, userId)
  const subject = tileId ?? action
  if (action === "read_a_tile") await creditReads(tx, userId, context)
  const { isPaid, paidSince, lastAt } = await awardsOf(tx, userId, action, subject, startOfDay(now))
  const isTooSoon = action === "share" && lastAt !== null && now < lastAt.getTime() + config.SHARE_SECONDS * 1000
  const way = wayToEarn(action)
  const decision = decideClaim(way, {
    isPaid,
    paidToday: paidSince,
    isOffered: isOffered(action, context, tileId),
    isDone: !isTooSoon && (await hasHappened(tx, userId, action, tileId)),
  })
  if (!decision.ok) throw new AppError(refusals[decision.reason])
  if (!(await markPaid(tx, { email, action, subject }, context))) throw new AppError("points/already-paid")
  const entry = { movement: "award", action, subject, points: decision.points, tileId } as const
  const after = await append(tx, account, entry, new Date(now))
  return { action, points: decision.points, balance: after.points, held: after.held }
})

/** Credits reads that were reported too early and have had their time by now. */
async function creditReads(tx: Tx, userId: string, context: WriteContext): Promise<void> {
  const pace = { now: context.now, msPerRead: context.config.READ_SECONDS * 1000 }
  const { credited } = await creditPendingReads(tx, userId, pace)
  if (credited > 0) await publish(tx, context, readsCredited, { userId, afterSeconds: 0 })
}

/**
 * Whether a claim is true as far as the server knows: a read took its time, a profile is complete, a shared tile was opened. A visit can't
 * be checked, so it pays once.
 */
async function hasHappened(db: Db, userId: string, action: ClaimedAction, tileId?: string): Promise<boolean> {
  switch (action) {
    case "read_a_tile":
      return tileId !== undefined && wasRead(db, userId, tileId)
    case "complete_account": {
      const profile = await profileOf(db, userId)
      return profile !== null && isAccountComplete(profile)
    }
    case "enable_notifications":
      return (await profileOf(db, userId))?.isNotified === true
    case "share":
      return tileId !== undefined && wasOpened(db, userId, tileId)
    case "follow_tiktok":
    case "follow_ig":
      return true
  }
}
