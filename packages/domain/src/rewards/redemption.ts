import { type ItemKind, isPerk } from "./item-kind.ts"

/**
 * Where a redemption is: its points and its piece set aside, taken up by the shop, in its parcel, on its way, or taken back. What is
 * digital is unlocked from the first, and goes nowhere from there.
 */
export const redemptionStates = ["held", "confirmed", "packed", "shipped", "unlocked", "refunded"] as const

export type RedemptionState = (typeof redemptionStates)[number]

/** What can be done with one: by the person (`cancel`), by the shop, or by an erasure (`leave`). */
export type RedemptionStep = "confirm" | "pack" | "ship" | "cancel" | "refund" | "leave"

const leadsTo: Record<RedemptionStep, RedemptionState> = {
  confirm: "confirmed",
  pack: "packed",
  ship: "shipped",
  cancel: "refunded",
  refund: "refunded",
  leave: "refunded",
}

const possibleFrom: Record<RedemptionStep, readonly RedemptionState[]> = {
  confirm: ["held"],
  pack: ["confirmed"],
  ship: ["packed"],
  cancel: ["held", "confirmed"],
  refund: ["held", "confirmed", "packed"],
  leave: ["held", "confirmed", "packed"],
}

/** The state a step leads to; null where it can't be taken. */
export function nextRedemption(state: RedemptionState, step: RedemptionStep): RedemptionState | null {
  return possibleFrom[step].includes(state) ? leadsTo[step] : null
}

/** The state a redemption begins in. */
export function firstState(kind: ItemKind): RedemptionState {
  return isPerk(kind) ? "unlocked" : "held"
}

/** Its points are spent: it was sent, or unlocked. */
export function isFulfilled(state: RedemptionState): boolean {
  return state === "shipped" || state === "unlocked"
}

/** Open, fulfilled or refunded: every redemption is exactly one of them. */
export function isOpen(state: RedemptionState): boolean {
  return !isFulfilled(state) && state !== "refunded"
}
