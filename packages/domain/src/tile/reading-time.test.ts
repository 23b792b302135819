import fc from "fast-check"
import { expect, it } from "vitest"
import { creditReads, mostReadsSaved, newReadingTime, readsAtOnceWhenNew } from "./reading-time.ts"

const ms = 3000
const minute = 60_000

it("believes all twelve of a tunnel of five minutes", () => {
  const before = creditReads(newReadingTime(0, ms), 1, 10 * minute, ms)
  expect(creditReads(before, 12, 15 * minute, ms).credited).toBe(12)
})

it("believes a handful of fifty that come the moment somebody joined", () => {
  expect(creditReads(newReadingTime(0, ms), 50, 0, ms).credited).toBe(readsAtOnceWhenNew)
})

it("believes the next read three seconds later", () => {
  const used = creditReads(newReadingTime(0, ms), 50, 0, ms)
  expect(creditReads(used, 1, 2999, ms).credited).toBe(0)
  expect(creditReads(used, 1, 3000, ms).credited).toBe(1)
})

it("believes everything where a read takes no time", () => {
  expect(creditReads(newReadingTime(0, 0), 50, 0, 0).credited).toBe(50)
})

const arrivals = fc.array(fc.record({ after: fc.nat(10 * minute), reads: fc.nat(60) }), { maxLength: 40 })

it("never believes more than fits into the time that passed, however the reads arrive", () => {
  fc.assert(
    fc.property(arrivals, (each) => {
      let now = 0
      let time = newReadingTime(0, ms)
      let sum = 0
      for (const { after, reads } of each) {
        now += after
        const { credited, spentUntil } = creditReads(time, reads, now, ms)
        expect(credited).toBeGreaterThanOrEqual(0)
        expect(credited).toBeLessThanOrEqual(Math.min(reads, mostReadsSaved))
        expect(spentUntil).toBeLessThanOrEqual(now)
        expect(spentUntil).toBeGreaterThanOrEqual(time.spentUntil)
        time = { spentUntil }
        sum += credited
      }
      expect(sum).toBeLessThanOrEqual(readsAtOnceWhenNew + Math.floor(now / ms))
    }),
  )
})

it("believes every read of somebody who takes three seconds for each", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: mostReadsSaved }), { maxLength: 40 }), (batches) => {
      let now = 0
      let time = newReadingTime(0, ms)
      for (const reads of batches) {
        now += reads * ms
        const { credited, spentUntil } = creditReads(time, reads, now, ms)
        expect(credited).toBe(reads)
        time = { spentUntil }
      }
    }),
  )
})
