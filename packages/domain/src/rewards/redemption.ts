import { type ItemKind, isPerk } from "./item-kind.ts"

/**
 * Where a redemption is: its points and its piece set aside, taken up by the shop, in its parcel, on its way, arrived, or taken back. What
 * is digital is unlocked from the first, and goes nowhere from there.
 */
export const redemptionStates = ["held", "confirmed", "packed", "shipped", "delivered", "unlocked", "refunded"] as const

export type RedemptionState = (typeof redemptionStates)[number]

/**
 * What can be done with one: by the person (`cancel`), by the shop, or by an erasure (`leave`). A parcel that did not stay where it went
 * is sent again (`resend`), or its points are returned (`reimburse`): see `resolveParcel`.
 */
export type RedemptionStep =
  | "confirm"
  | "pack"
  | "ship"
  | "deliver"
  | "cancel"
  | "refund"
  | "leave"
  | "resend"
  | "reimburse"

const leadsTo: Record<RedemptionStep, RedemptionState> = {
  confirm: "confirmed",
  pack: "packed",
  ship: "shipped",
  deliver: "delivered",
  cancel: "refunded",
  refund: "refunded",
  leave: "refunded",
  resend: "confirmed",
  reimburse: "refunded",
}

const possibleFrom: Record<RedemptionStep, readonly RedemptionState[]> = {
  confirm: ["held"],
  pack: ["confirmed"],
  ship: ["packed"],
  deliver: ["shipped"],
  cancel: ["held", "confirmed"],
  refund: ["held", "confirmed", "packed"],
  leave: ["held", "confirmed", "packed"],
  resend: ["shipped", "delivered"],
  reimburse: ["shipped", "delivered"],
}

export function nextRedemption(state: RedemptionState, step: RedemptionStep): RedemptionState | null {
  return possibleFrom[step].includes(state) ? leadsTo[step] : null
}

export function firstState(kind: ItemKind): RedemptionState {
  return isPerk(kind) ? "unlocked" : "held"
}

export function isFulfilled(state: RedemptionState): boolean {
  return state === "shipped" || state === "delivered" || state === "unlocked"
}

/** Open, fulfilled or refunded: every redemption is exactly one of them. */
export function isOpen(state: RedemptionState): boolean {
  return !isFulfilled(state) && state !== "refunded"
}

/** Whether its points are spent: of a second parcel they were with the first. */
export function isSpent({ state, parcel }: { state: RedemptionState; parcel: number }): boolean {
  return isFulfilled(state) || parcel > 1
}

/** The shop sees where a parcel goes from when it is packed until it has arrived. */
export function isAddressShown(state: RedemptionState): boolean {
  return state === "packed" || state === "shipped"
}
