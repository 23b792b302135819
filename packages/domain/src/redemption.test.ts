import fc from "fast-check"
import { expect, it } from "vitest"
import { isOpen, nextRedemption, type RedemptionState, type RedemptionStep, redemptionStates } from "./redemption.ts"

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
