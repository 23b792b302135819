import fc from "fast-check"
import { expect, it } from "vitest"
import { day } from "../durations.ts"
import { causesToWait, hasLink, isTrustedReporter, thoughtsRead } from "./thought-trust.ts"

const known = {
  approvedBefore: thoughtsRead,
  accountAgeMs: 30 * day,
  writtenLately: 0,
  hasLink: false,
  isCopy: false,
  words: [],
}
const facts = fc.record({
  approvedBefore: fc.nat(6),
  accountAgeMs: fc.nat(20 * day),
  writtenLately: fc.nat(6),
  hasLink: fc.boolean(),
  isCopy: fc.boolean(),
  words: fc.array(fc.string(), { maxLength: 2 }),
})

it("shows the words of somebody known at once, links too", () => {
  expect(causesToWait(known)).toEqual([])
  expect(causesToWait({ ...known, hasLink: true })).toEqual([])
})

it.each([
  ["first-thoughts", { approvedBefore: 2 }],
  ["link", { hasLink: true, accountAgeMs: day }],
  ["copy", { isCopy: true }],
  ["flood", { writtenLately: 3 }],
  ["words", { words: ["darn"] }],
])("has somebody look for %s", (cause, more) => {
  expect(causesToWait({ ...known, ...more })).toEqual([cause])
})

it("shows nothing of somebody at once before three were read", () => {
  fc.assert(
    fc.property(facts, (each) => {
      if (each.approvedBefore < thoughtsRead) expect(causesToWait(each)).toContain("first-thoughts")
    }),
  )
})

it("waits for no less where there is more against it", () => {
  fc.assert(
    fc.property(facts, (each) => {
      const worse = causesToWait({ ...each, isCopy: true, hasLink: true, writtenLately: each.writtenLately + 3 })
      for (const cause of causesToWait(each)) expect(worse).toContain(cause)
    }),
  )
})

it("counts the reports of who is here for a week, may write, and was not wrong time and again", () => {
  const reporter = { accountAgeMs: 8 * day, isSuspended: false, heeded: 0, inVain: 0 }
  expect(isTrustedReporter(reporter)).toBe(true)
  expect(isTrustedReporter({ ...reporter, accountAgeMs: day })).toBe(false)
  expect(isTrustedReporter({ ...reporter, isSuspended: true })).toBe(false)
  expect(isTrustedReporter({ ...reporter, inVain: 5 })).toBe(false)
  expect(isTrustedReporter({ ...reporter, inVain: 5, heeded: 3 })).toBe(true)
})

it.each(["see https://a.example", "HTTP://x", "www.a.example", "go to cheap-pills.com now", "bit.ly/abc"])(
  "sees where %j leads",
  (text) => expect(hasLink(text)).toBe(true),
)
it.each(["no. way", "3.5 stars", "I like it...a lot", "e.g. this", "javascript:alert(1)"])(
  "sees no link in %j",
  (text) => expect(hasLink(text)).toBe(false),
)
