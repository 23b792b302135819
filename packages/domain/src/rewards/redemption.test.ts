import fc from "fast-check"
import { expect, it } from "vitest"
import { itemKinds, perks } from "./item-kind.ts"
import {
  firstState,
  isFulfilled,
  isOpen,
  nextRedemption,
  type RedemptionState,
  type RedemptionStep,
  redemptionStates,
} from "./redemption.ts"

const step = fc.constantFrom<RedemptionStep>("confirm", "pack", "ship", "cancel", "refund", "leave")

it("ends once, whatever is tried: sent or taken back, and never both", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (tried) => {
      let state: RedemptionState = "held"
      const ends: RedemptionState[] = []
      for (const each of tried) {
        const next = nextRedemption(state, each)
        if (next === null) continue
        state = next
        if (!isOpen(state)) ends.push(state)
      }
      expect(ends.length).toBeLessThanOrEqual(1)
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
  ["shipped", {}],
  ["unlocked", {}],
  ["refunded", {}],
] as const)("leads on from %s by these steps alone", (state, steps) => {
  const none = { confirm: null, pack: null, ship: null, cancel: null, refund: null, leave: null }
  const found = Object.keys(none).map((each) => [each, nextRedemption(state, each as RedemptionStep)])
  expect(Object.fromEntries(found)).toEqual({ ...none, ...steps })
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
