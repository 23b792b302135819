import { nextRedemption, type RedemptionState } from "./redemption.ts"

export const parcelFates = ["lost", "returned"] as const

export type ParcelFate = (typeof parcelFates)[number]

export const parcelRemedies = ["resend", "refund"] as const

export type ParcelRemedy = (typeof parcelRemedies)[number]

/** An order is shipped again once: if that fails too, it is refunded. */
export const mostParcels = 2

export type SentOrder = {
  state: RedemptionState
  /** The parcel under way, from 1. */
  parcel: number
  hasAddress: boolean
}

export type ParcelReport = {
  /** The reported parcel: it must be the one under way. */
  parcel: number
  fate: ParcelFate
  remedy: ParcelRemedy
}

export type ParcelResolution =
  | {
      ok: true
      state: RedemptionState
      parcel: number
      /** Lost pieces leave the stock. */
      lost: 0 | 1
      /** Returned pieces are available again. */
      freed: 0 | 1
    }
  | { ok: false; reason: "already-resolved" | "not-sent" | "sent-twice" | "no-address" | "out-of-stock" }

/**
 * Resolves a lost or returned parcel, once: a second report finds another parcel, or none. `left` is the number of available pieces, one of
 * which replaces a lost one.
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
