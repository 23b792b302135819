import type { WayForMe } from "@confetti/contract/points"
import type { PaidClaim } from "../claim/claim-mutation.ts"
import type { Overview } from "../points-reads.ts"

/** Paid once, and then over. */
const once = new Set(["complete_account", "enable_notifications", "follow_tiktok", "follow_ig"])

/** The overview with what was just paid in it: the server need not be asked again. */
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
