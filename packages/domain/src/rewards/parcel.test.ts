import fc from "fast-check"
import { expect, it } from "vitest"
import { mostParcels, parcelFates, parcelRemedies, resolveParcel } from "./parcel.ts"
import { nextRedemption, type RedemptionState, redemptionStates } from "./redemption.ts"

const report = fc.record({
  parcel: fc.integer({ min: 1, max: 3 }),
  fate: fc.constantFrom(...parcelFates),
  remedy: fc.constantFrom(...parcelRemedies),
})
const sent = { state: "shipped", parcel: 1, hasAddress: true } as const

/** A step that may be tried next: report a parcel, or take the order a step on. */
const attempt = fc.oneof(report, fc.constantFrom("pack" as const, "ship" as const, "deliver" as const))

it("resolves each parcel once, refunds once at most, and loses no piece, in whatever order it is tried", () => {
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 40 }), fc.nat(3), (tried, spare) => {
      let order: { state: RedemptionState; parcel: number } = { state: "shipped", parcel: 1 }
      let [stock, taken] = [spare + 1, 1]
      const resolved: number[] = []
      for (const each of tried) {
        if (typeof each === "string") {
          order = { ...order, state: nextRedemption(order.state, each) ?? order.state }
          continue
        }
        const before = order.parcel
        const outcome = resolveParcel({ ...order, hasAddress: true }, stock - taken, each)
        if (!outcome.ok) continue
        order = { state: outcome.state, parcel: outcome.parcel }
        resolved.push(before)
        stock -= outcome.lost
        // Sent again, one piece is still promised; refunded, none is.
        if (outcome.state === "refunded") taken -= 1
        expect(taken).toBeLessThanOrEqual(stock)
        expect(outcome.lost + outcome.freed).toBeLessThanOrEqual(1)
      }
      expect(new Set(resolved).size).toBe(resolved.length)
      expect(resolved.length).toBeLessThanOrEqual(mostParcels)
      expect(taken).toBe(order.state === "refunded" ? 0 : 1)
    }),
  )
})

it("of two that report one parcel at once, the second finds it resolved", () => {
  fc.assert(
    fc.property(report, report, (one, two) => {
      const first = resolveParcel(sent, 5, { ...one, parcel: 1 })
      if (!first.ok) throw new Error(first.reason)
      const after = { state: first.state, parcel: first.parcel, hasAddress: true }
      expect(resolveParcel(after, 5, { ...two, parcel: 1 })).toEqual({ ok: false, reason: "already-resolved" })
    }),
  )
})

it.each([
  ["lost", "refund", { state: "refunded", parcel: 1, lost: 1, freed: 0 }],
  ["lost", "resend", { state: "confirmed", parcel: 2, lost: 1, freed: 0 }],
  ["returned", "refund", { state: "refunded", parcel: 1, lost: 0, freed: 1 }],
  ["returned", "resend", { state: "confirmed", parcel: 2, lost: 0, freed: 0 }],
] as const)("%s and %sed, this becomes of it", (fate, remedy, outcome) => {
  expect(resolveParcel(sent, 1, { parcel: 1, fate, remedy })).toEqual({ ok: true, ...outcome })
})

it("is sent again once, to where it is known to go, from what there is", () => {
  const again = { parcel: 1, fate: "lost", remedy: "resend" } as const
  expect(resolveParcel({ ...sent, parcel: 2 }, 5, { ...again, parcel: 2 })).toMatchObject({ reason: "sent-twice" })
  expect(resolveParcel({ ...sent, hasAddress: false }, 5, again)).toMatchObject({ reason: "no-address" })
  expect(resolveParcel(sent, 0, again)).toMatchObject({ reason: "out-of-stock" })
  // A returned parcel needs no replacement.
  expect(resolveParcel(sent, 0, { ...again, fate: "returned" }).ok).toBe(true)
})

it("is nothing before it is sent", () => {
  const open = redemptionStates.filter((state) => ["held", "confirmed", "packed", "unlocked"].includes(state))
  for (const state of open)
    expect(resolveParcel({ ...sent, state }, 5, { parcel: 1, fate: "lost", remedy: "refund" })).toEqual({
      ok: false,
      reason: "not-sent",
    })
})
