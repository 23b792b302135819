import { nextRedemption, type RedemptionState } from "./redemption.ts"

export const parcelFates = ["lost", "returned"] as const

export type ParcelFate = (typeof parcelFates)[number]

export const parcelRemedies = ["resend", "refund"] as const

export type ParcelRemedy = (typeof parcelRemedies)[number]

/** An order is sent again once: if that fails too, its points come back. */
export const mostParcels = 2

export type SentOrder = {
  state: RedemptionState
  /** Which of its parcels is under way, from 1. */
  parcel: number
  hasAddress: boolean
}

export type ParcelReport = {
  /** The parcel that the reporter saw: another is another's matter. */
  parcel: number
  fate: ParcelFate
  remedy: ParcelRemedy
}

export type ParcelResolution =
  | {
      ok: true
      state: RedemptionState
      parcel: number
      /** Pieces there are no longer: those that were lost. */
      lost: 0 | 1
      /** Pieces that are nobody's any more, and not lost: those that came back. */
      freed: 0 | 1
    }
  | { ok: false; reason: "already-resolved" | "not-sent" | "sent-twice" | "no-address" | "out-of-stock" }

/**
 * What follows from a parcel that was lost or came back. Each is resolved once: whoever reports it second finds another parcel, or none
 * under way. `left` is how many pieces are free: a lost one is replaced by one of them.
 */
export function resolveParcel(order: SentOrder, left: number, report: ParcelReport): ParcelResolution {
  if (report.parcel < order.parcel || order.state === "refunded") return { ok: false, reason: "already-resolved" }
  const state = nextRedemption(order.state, report.remedy === "resend" ? "resend" : "reimburse")
  if (state === null || report.parcel > order.parcel) return { ok: false, reason: "not-sent" }
  const isLost = report.fate === "lost"
  if (report.remedy === "refund")
    return { ok: true, state, parcel: order.parcel, lost: isLost ? 1 : 0, freed: isLost ? 0 : 1 }
  if (order.parcel >= mostParcels) return { ok: false, reason: "sent-twice" }
  if (!order.hasAddress) return { ok: false, reason: "no-address" }
  if (isLost && left < 1) return { ok: false, reason: "out-of-stock" }
  return { ok: true, state, parcel: order.parcel + 1, lost: isLost ? 1 : 0, freed: 0 }
}
