import fc from "fast-check"
import { expect, it } from "vitest"
import { itemKinds, perks } from "./item-kind.ts"
import {
  firstState,
  isAddressShown,
  isFulfilled,
  isOpen,
  isSpent,
  nextRedemption,
  type RedemptionState,
  type RedemptionStep,
  redemptionStates,
} from "./redemption.ts"

const steps = [
  "confirm",
  "pack",
  "ship",
  "deliver",
  "cancel",
  "refund",
  "leave",
  "resend",
  "reimburse",
] as const satisfies readonly RedemptionStep[]

it("is taken back once at most, whatever is tried, and goes nowhere from there", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 30 }), (tried) => {
      let state: RedemptionState = "held"
      let refunds = 0
      for (const each of tried) {
        const next = nextRedemption(state, each)
        if (next === null) continue
        expect(state).not.toBe("refunded")
        state = next
        if (state === "refunded") refunds++
      }
      expect(refunds).toBeLessThanOrEqual(1)
    }),
  )
})

it("can be cancelled until it is packed, and taken back by the shop until it is sent", () => {
  const from = (each: RedemptionStep) => redemptionStates.filter((state) => nextRedemption(state, each) !== null)
  expect(from("cancel")).toEqual(["held", "confirmed"])
  expect(from("refund")).toEqual(["held", "confirmed", "packed"])
  expect(from("ship")).toEqual(["packed"])
})

it.each([
  ["held", { confirm: "confirmed", cancel: "refunded", refund: "refunded", leave: "refunded" }],
  ["confirmed", { pack: "packed", cancel: "refunded", refund: "refunded", leave: "refunded" }],
  ["packed", { ship: "shipped", refund: "refunded", leave: "refunded" }],
  ["shipped", { deliver: "delivered", resend: "confirmed", reimburse: "refunded" }],
  ["delivered", { resend: "confirmed", reimburse: "refunded" }],
  ["unlocked", {}],
  ["refunded", {}],
] as const)("leads on from %s by these steps alone", (state, possible) => {
  const none = Object.fromEntries(steps.map((each) => [each, null]))
  const found = steps.map((each) => [each, nextRedemption(state, each)])
  expect(Object.fromEntries(found)).toEqual({ ...none, ...possible })
})

it("tells the shop where it goes from when it is packed until it has arrived", () => {
  expect(redemptionStates.filter(isAddressShown)).toEqual(["packed", "shipped"])
})

it("is spent once sent, and stays so while a second parcel is packed", () => {
  expect(redemptionStates.filter((state) => isSpent({ state, parcel: 1 }))).toEqual([
    "shipped",
    "delivered",
    "unlocked",
  ])
  expect(isSpent({ state: "confirmed", parcel: 2 })).toBe(true)
})

it("is open until it is sent or taken back", () => {
  expect(redemptionStates.filter(isOpen)).toEqual(["held", "confirmed", "packed"])
})

it("is exactly one of open, fulfilled and taken back", () => {
  for (const state of redemptionStates)
    expect([isOpen(state), isFulfilled(state), state === "refunded"].filter(Boolean)).toHaveLength(1)
})

it("is fulfilled from the first where nothing is sent", () => {
  expect(itemKinds.map((kind) => [kind, firstState(kind)])).toEqual([
    ["goods", "held"],
    ...perks.map((perk) => [perk, "unlocked"]),
  ])
})
