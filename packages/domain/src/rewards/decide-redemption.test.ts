import fc from "fast-check"
import { expect, it } from "vitest"
import { decideRedemption } from "./decide-redemption.ts"

/** Their costs are few, so that the shown one is often right. */
const cost = fc.integer({ min: 1, max: 3 })
const item = fc.record({ isActive: fc.boolean(), cost, left: fc.nat(3) })

it("lets somebody have what is there, for what they were shown and can pay", () => {
  fc.assert(
    fc.property(item, fc.nat(6), cost, (each, points, shown) => {
      const can = each.isActive && each.left > 0 && each.cost === shown && points >= each.cost
      const decision = decideRedemption(each, points, shown)
      expect(decision.ok).toBe(can)
      if (decision.ok) expect(decision.remains).toBe(points - each.cost)
    }),
  )
})

it.each([
  ["switched-off", { isActive: false, cost: 90, left: 0 }],
  ["price-changed", { isActive: true, cost: 90, left: 0 }],
  ["out-of-stock", { isActive: true, cost: 100, left: 0 }],
  ["insufficient-points", { isActive: true, cost: 100, left: 1 }],
] as const)("says %s first", (reason, each) => {
  expect(decideRedemption(each, 99, 100)).toEqual({ ok: false, reason })
})

it("is short by one", () => {
  const each = { isActive: true, cost: 100, left: 1 }
  expect(decideRedemption(each, 100, 100)).toEqual({ ok: true, remains: 0 })
  expect(decideRedemption(each, 130, 100)).toEqual({ ok: true, remains: 30 })
  expect(decideRedemption(each, 99, 100).ok).toBe(false)
})
