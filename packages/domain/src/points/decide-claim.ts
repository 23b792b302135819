import type { WayToEarn } from "./action-points.ts"

export type ClaimFacts = {
  /** Offered by the operator, such as a channel to follow. */
  isOffered: boolean
  /** Done, as far as the server knows. */
  isDone: boolean
  /** Already paid for this subject. */
  isPaid: boolean
  paidToday: number
}

export type ClaimDecision =
  | { ok: true; points: number }
  | { ok: false; reason: "not-offered" | "already-paid" | "not-yet" | "daily-cap" }

/** Whether an award is due: not twice, too early, beyond the day's cap, or for something not offered. */
export function decideClaim({ points, perDay }: WayToEarn, facts: ClaimFacts): ClaimDecision {
  if (facts.isPaid) return { ok: false, reason: "already-paid" }
  if (!facts.isOffered) return { ok: false, reason: "not-offered" }
  if (!facts.isDone) return { ok: false, reason: "not-yet" }
  if (perDay !== null && facts.paidToday >= perDay) return { ok: false, reason: "daily-cap" }
  return { ok: true, points }
}
