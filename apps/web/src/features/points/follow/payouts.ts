import type { StatementEntry, WayForMe } from "@confetti/contract/points"
import { fieldsOf } from "../../../platform/storage.ts"
import type { PaidClaim } from "../claim/claim-mutation.ts"
import type { Overview } from "../points-reads.ts"
import type { PointsToast } from "./batch-points-toasts.ts"

/** How much of a person's history was seen on this device. */
export type Seen = { userId: string; number: number }

/** Actions paid without a claim: by a friend's, or a reviewer's. */
const unclaimed = ["referral", "create_a_thought"] as const

export function isUnclaimed(action: string): boolean {
  return unclaimed.some((each) => each === action)
}

/** Unclaimed points since the history was last seen here, a toast for each cause; empty on a new device. */
export function payoutsIn(
  entries: readonly StatementEntry[],
  userId: string,
  seen: Seen | null,
): { toasts: PointsToast[]; seen: Seen } {
  const number = Math.max(seen?.userId === userId ? seen.number : 0, ...entries.map((entry) => entry.number))
  const now = { userId, number }
  if (seen?.userId !== userId) return { toasts: [], seen: now }
  const fresh = entries.filter((entry) => entry.number > seen.number)
  const toasts = unclaimed.flatMap((action): PointsToast[] => {
    const paid = fresh.filter((entry) => entry.action === action && entry.points > 0)
    const points = paid.reduce((sum, entry) => sum + entry.points, 0)
    const cause = paid.length === 1 ? (paid[0]?.cause ?? null) : null
    return paid.length > 0 ? [{ action, points, cause }] : []
  })
  return { toasts, seen: now }
}

export function isSeen(value: unknown): value is Seen {
  const { userId, number } = fieldsOf(value)
  return typeof userId === "string" && typeof number === "number"
}

/** Paid once. */
const once = new Set(["complete_account", "enable_notifications", "follow_tiktok", "follow_ig"])

/** The overview with a new payment, without reading it again. */
export function afterPaid(overview: Overview, { action, points, balance, held }: PaidClaim): Overview {
  return {
    ...overview,
    balance,
    held,
    earnedToday: overview.earnedToday + points,
    ways: overview.ways.map((way) => (way.action === action ? oneMore(way) : way)),
  }
}

function oneMore(way: WayForMe): WayForMe {
  const isOver = once.has(way.action)
  const left = way.left === null ? null : Math.max(0, way.left - 1)
  return { ...way, done: way.done + 1, left: isOver ? 0 : left, isOver, isClaimable: way.isClaimable && !isOver }
}
