import fc from "fast-check"
import { expect, it } from "vitest"
import { accounts, type LedgerAccount, type Movement, moved, movements } from "./ledger.ts"

const movement = fc.constantFrom(...(Object.keys(movements) as Movement[]))
const entries = fc.array(fc.record({ movement, amount: fc.nat(1000) }), { maxLength: 40 })

it("never leaves less than nothing, and its accounts sum to zero whatever is tried", () => {
  fc.assert(
    fc.property(entries, (tried) => {
      const sums = new Map<LedgerAccount, number>(accounts.map((account) => [account, 0]))
      let balances = { points: 0, held: 0 }
      for (const { movement: kind, amount } of tried) {
        const after = moved(balances, kind, amount)
        if (!after.ok) continue
        balances = after.balances
        const { from, to } = movements[kind]
        sums.set(from, (sums.get(from) ?? 0) - amount)
        sums.set(to, (sums.get(to) ?? 0) + amount)
        expect(Math.min(balances.points, balances.held)).toBeGreaterThanOrEqual(0)
      }
      expect([...sums.values()].reduce((sum, each) => sum + each, 0)).toBe(0)
      expect(balances).toEqual({ points: sums.get("person"), held: sums.get("hold") })
    }),
  )
})

it("gives back exactly what was held", () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), (points, cost) => {
      const held = moved({ points, held: 0 }, "hold", cost)
      expect(held.ok).toBe(cost <= points)
      if (!held.ok) return
      expect(moved(held.balances, "refund", cost)).toEqual({ ok: true, balances: { points, held: 0 } })
      expect(moved(held.balances, "spend", cost)).toEqual({ ok: true, balances: { points: points - cost, held: 0 } })
    }),
  )
})

it.each([
  ["award", { points: 13, held: 5 }],
  ["hold", { points: 7, held: 8 }],
  ["spend", { points: 10, held: 2 }],
  ["refund", { points: 13, held: 2 }],
  ["reimbursement", { points: 13, held: 5 }],
  ["reversal", { points: 7, held: 5 }],
  ["restoration", { points: 13, held: 5 }],
] as const)("%s moves three points of ten and five held", (kind, balances) => {
  expect(moved({ points: 10, held: 5 }, kind, 3)).toEqual({ ok: true, balances })
})

it.each(["hold", "spend", "refund", "reversal"] as const)("%s takes all there is, and not one point more", (kind) => {
  expect(moved({ points: 5, held: 5 }, kind, 5).ok).toBe(true)
  expect(moved({ points: 5, held: 5 }, kind, 6)).toEqual({ ok: false, reason: "insufficient-points" })
})

it("leaves the treasury by an award, and ends in the shop by a spend", () => {
  expect([movements.award.from, movements.spend.to]).toEqual(["treasury", "shop"])
})
