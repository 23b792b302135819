import type { WayToEarn } from "./action-points.ts"

export type ClaimFacts = {
  /** The operator has it: a channel to follow, say. */
  isOffered: boolean
  /** What it is paid for has happened, as far as the server can know. */
  isDone: boolean
  /** It was paid already, for the same subject. */
  isPaid: boolean
  paidToday: number
}

export type ClaimDecision =
  | { ok: true; points: number }
  | { ok: false; reason: "not-offered" | "already-paid" | "not-yet" | "daily-cap" }

/** Whether an award is due. Nothing is paid twice, early, beyond its day's cap, or for what is not there. */
export function decideClaim({ points, perDay }: WayToEarn, facts: ClaimFacts): ClaimDecision {
  if (facts.isPaid) return { ok: false, reason: "already-paid" }
  if (!facts.isOffered) return { ok: false, reason: "not-offered" }
  if (!facts.isDone) return { ok: false, reason: "not-yet" }
  if (perDay !== null && facts.paidToday >= perDay) return { ok: false, reason: "daily-cap" }
  return { ok: true, points }
}
