import { type ItemKind, isPerk } from "./item-kind.ts"

/**
 * States of a redemption: points and piece held, confirmed by the shop, packed, shipped, delivered, or refunded. Digital items are unlocked
 * at once, for good.
 */
export const redemptionStates = ["held", "confirmed", "packed", "shipped", "delivered", "unlocked", "refunded"] as const

export type RedemptionState = (typeof redemptionStates)[number]

/**
 * Steps of a redemption: by the person (`cancel`), the shop, or an erasure (`leave`). A failed parcel is shipped again (`resend`) or
 * refunded (`reimburse`): see `resolveParcel`.
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

/** Every redemption is either open, fulfilled or refunded. */
export function isOpen(state: RedemptionState): boolean {
  return !isFulfilled(state) && state !== "refunded"
}

/** Whether its points are spent: for a second parcel they were spent with the first. */
export function isSpent({ state, parcel }: { state: RedemptionState; parcel: number }): boolean {
  return isFulfilled(state) || parcel > 1
}

/** The shop sees the address from packing until delivery. */
export function isAddressShown(state: RedemptionState): boolean {
  return state === "packed" || state === "shipped"
}
