export type Redeemable = {
  isActive: boolean
  cost: number
  /** Remaining units; null if not counted. */
  left: number | null
  /** Already owned, and can be had only once. */
  isOwned: boolean
}

export type RedemptionDecision =
  | { ok: true; remains: number }
  | {
      ok: false
      reason: "already-owned" | "switched-off" | "price-changed" | "out-of-stock" | "insufficient-points"
    }

export function decideRedemption(item: Redeemable, points: number, shownCost: number): RedemptionDecision {
  if (item.isOwned) return { ok: false, reason: "already-owned" }
  if (!item.isActive) return { ok: false, reason: "switched-off" }
  if (item.cost !== shownCost) return { ok: false, reason: "price-changed" }
  if (item.left !== null && item.left < 1) return { ok: false, reason: "out-of-stock" }
  if (points < item.cost) return { ok: false, reason: "insufficient-points" }
  return { ok: true, remains: points - item.cost }
}
