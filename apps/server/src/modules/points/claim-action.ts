import { AppError } from "@confetti/contract/app-error"
import type { ErrorCode } from "@confetti/contract/errors"
import { claimAction } from "@confetti/contract/points"
import { wayToEarn } from "@confetti/domain/action-points"
import { type ClaimDecision, judgeClaim } from "@confetti/domain/judge-claim"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { isTileThere } from "../../platform/content/is-tile-there.ts"
import { isClaimed } from "./claimed-actions.ts"
import { hasHappened } from "./evidence.ts"
import { append, awardsOf, holdPoints } from "./ledger-store.ts"
import { isOffered } from "./is-offered.ts"
import { startOfDay } from "./start-of-day.ts"

const refusals: Record<Extract<ClaimDecision, { ok: false }>["reason"], ErrorCode> = {
  "not-offered": "points/not-offered",
  "already-paid": "points/already-paid",
  "not-yet": "points/not-yet",
  "daily-cap": "points/daily-cap",
}

/** Pays for what somebody says they did, where the server knows it too. */
export const claimActionCallable = writeCallable(claimAction, async (tx, { action, tileId }, context) => {
  const { userId } = requireUser(context)
  const { content, now } = context
  if (!isClaimed(action)) throw new AppError("points/by-itself")
  if (tileId !== undefined && !isTileThere(content, tileId, now)) throw new AppError("tile/not-found")
  const account = await holdPoints(tx, userId)
  const subject = tileId ?? action
  const { isPaid, paidSince } = await awardsOf(tx, userId, action, subject, startOfDay(now))
  const way = wayToEarn(action)
  const decision = judgeClaim(way, {
    isPaid,
    paidToday: paidSince,
    isOffered: isOffered(action, content.current(), tileId),
    isDone: await hasHappened(tx, userId, action, tileId),
  })
  if (!decision.ok) throw new AppError(refusals[decision.reason])
  const entry = { movement: "award", action, subject, points: decision.points, tileId } as const
  const after = await append(tx, account, entry, new Date(now))
  return { action, points: decision.points, balance: after.points, held: after.held }
})
