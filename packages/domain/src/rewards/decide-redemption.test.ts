import fc from "fast-check"
import { expect, it } from "vitest"
import { decideRedemption, type Redeemable } from "./decide-redemption.ts"

/** Their costs are few, so that the shown one is often right. */
const cost = fc.integer({ min: 1, max: 3 })
const item: fc.Arbitrary<Redeemable> = fc.record({
  isActive: fc.boolean(),
  cost,
  left: fc.option(fc.nat(3)),
  isOwned: fc.boolean(),
})

it("lets somebody have what is there and not theirs yet, for what they were shown and can pay", () => {
  fc.assert(
    fc.property(item, fc.nat(6), cost, (each, points, shown) => {
      const isThere = each.isActive && each.left !== 0 && !each.isOwned
      const decision = decideRedemption(each, points, shown)
      expect(decision.ok).toBe(isThere && each.cost === shown && points >= each.cost)
      if (decision.ok) expect(decision.remains).toBe(points - each.cost)
    }),
  )
})

const there = { isActive: true, cost: 100, left: 1, isOwned: false }

it.each([
  ["already-owned", { isActive: false, cost: 90, left: 0, isOwned: true }],
  ["switched-off", { isActive: false, cost: 90, left: 0 }],
  ["price-changed", { cost: 90, left: 0 }],
  ["out-of-stock", { left: 0 }],
  ["insufficient-points", {}],
  ["insufficient-points", { left: null }],
] as const)("says %s first", (reason, given) => {
  expect(decideRedemption({ ...there, ...given }, 99, 100)).toEqual({ ok: false, reason })
})

it("is short by one", () => {
  expect(decideRedemption(there, 100, 100)).toEqual({ ok: true, remains: 0 })
  expect(decideRedemption(there, 130, 100)).toEqual({ ok: true, remains: 30 })
  expect(decideRedemption(there, 99, 100).ok).toBe(false)
})
