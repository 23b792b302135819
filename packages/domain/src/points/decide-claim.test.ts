import fc from "fast-check"
import { expect, it } from "vitest"
import { earnActions, wayToEarn } from "./action-points.ts"
import { decideClaim } from "./decide-claim.ts"

const way = fc.constantFrom(...earnActions).map(wayToEarn)
const facts = fc.record({
  isOffered: fc.boolean(),
  isDone: fc.boolean(),
  isPaid: fc.boolean(),
  paidToday: fc.nat(60),
})

it("pays what is offered, has happened and was not paid, up to the day's cap, and nothing else", () => {
  fc.assert(
    fc.property(way, facts, (each, known) => {
      const isUnderCap = each.perDay === null || known.paidToday < each.perDay
      const isDue = known.isOffered && known.isDone && !known.isPaid && isUnderCap
      const decision = decideClaim(each, known)
      expect(decision.ok).toBe(isDue)
      if (decision.ok) expect(decision.points).toBe(each.points)
    }),
  )
})

it("says that something was paid before it says anything else", () => {
  const known = { isOffered: false, isDone: false, isPaid: true, paidToday: 99 }
  expect(decideClaim(wayToEarn("share"), known)).toEqual({ ok: false, reason: "already-paid" })
})

it.each([
  ["not-offered", { isOffered: false, isDone: false, paidToday: 5 }],
  ["not-yet", { isOffered: true, isDone: false, paidToday: 5 }],
  ["daily-cap", { isOffered: true, isDone: true, paidToday: 5 }],
] as const)("says %s before what comes later", (reason, known) => {
  expect(decideClaim(wayToEarn("share"), { ...known, isPaid: false })).toEqual({ ok: false, reason })
})
