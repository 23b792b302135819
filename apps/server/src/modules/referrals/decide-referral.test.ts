import { day } from "@confetti/domain/durations"
import fc from "fast-check"
import { expect, it } from "vitest"
import { decideReferral, type ReferralFacts, waitMs } from "./decide-referral.ts"

const mostPaid = 20
const now = Date.parse("2026-06-01T00:00:00.000Z")
const plain: ReferralFacts = {
  paidLately: 0,
  invitersOnNetwork: 0,
  accountsOnDevice: 1,
  treeOnNetwork: 0,
  treeLately: 1,
  treeIsNew: 1,
  crowdInTree: 0,
  crowdIsNew: 0,
  inviterState: null,
  waitsSince: null,
}

const facts: fc.Arbitrary<ReferralFacts> = fc.record({
  paidLately: fc.nat(25),
  invitersOnNetwork: fc.nat(20),
  accountsOnDevice: fc.nat(8),
  treeOnNetwork: fc.nat(8),
  treeLately: fc.nat(200),
  treeIsNew: fc.nat(20),
  crowdInTree: fc.nat(100),
  crowdIsNew: fc.nat(20),
  inviterState: fc.constantFrom(null, "pending", "qualified", "review", "paid", "rejected"),
  waitsSince: fc.constantFrom(null, now - day, now - 3 * day, now - 20 * day),
})

it("pays who has nothing odd about them at once", () => {
  expect(decideReferral(plain, mostPaid, now)).toEqual({ verdict: "pay" })
})

it("pays a family on one tablet and at one table", () => {
  expect(decideReferral({ ...plain, accountsOnDevice: 2, treeOnNetwork: 1 }, mostPaid, now).verdict).toBe("pay")
})

it("never pays beyond the cap", () => {
  fc.assert(
    fc.property(facts, (known) => {
      const verdict = decideReferral({ ...known, paidLately: mostPaid }, mostPaid, now)
      expect(verdict).toMatchObject({ verdict: "review", signals: expect.arrayContaining(["many-paid"]) })
    }),
  )
})

it("gives a person to read why, whenever a person is to look, and never rejects by itself", () => {
  fc.assert(
    fc.property(facts, (known) => {
      const verdict = decideReferral(known, mostPaid, now)
      expect(["pay", "wait", "review"]).toContain(verdict.verdict)
      if (verdict.verdict === "review") expect(verdict.signals.length).toBeGreaterThan(0)
      if (verdict.verdict === "wait") expect(verdict.until).toBeGreaterThan(now)
    }),
  )
})

it("lets nobody wait for ever", () => {
  fc.assert(
    fc.property(facts, (known) => {
      expect(decideReferral({ ...known, waitsSince: now - 20 * day }, mostPaid, now).verdict).not.toBe("wait")
    }),
  )
})

it("waits two days from when it began to wait, however often it is looked at", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: waitMs - 1 }), (since) => {
      const known = { ...plain, accountsOnDevice: 3, waitsSince: now - since }
      expect(decideReferral(known, mostPaid, now)).toEqual({ verdict: "wait", until: now - since + waitMs })
    }),
  )
})

it("takes more of the same for no better", () => {
  const rank = { pay: 0, wait: 1, review: 2 }
  fc.assert(
    fc.property(facts, (known) => {
      const first = { ...known, waitsSince: null }
      const worse = { ...first, accountsOnDevice: first.accountsOnDevice + 3, treeOnNetwork: first.treeOnNetwork + 2 }
      const [before, after] = [decideReferral(first, mostPaid, now), decideReferral(worse, mostPaid, now)]
      expect(rank[after.verdict]).toBeGreaterThanOrEqual(rank[before.verdict])
    }),
  )
})
