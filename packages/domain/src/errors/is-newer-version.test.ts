import fc from "fast-check"
import { expect, it } from "vitest"
import { isNewerVersion } from "./is-newer-version.ts"
import { isSeenAnew } from "./is-seen-anew.ts"

const version = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }).map((parts) => parts.join("."))

it.each([
  ["1.10.0", "1.9.2", true],
  ["1.9.2", "1.10.0", false],
  ["v2", "1.9.9", true],
  ["1.0", "1.0.0", false],
  ["1.0.0-beta", "0.9.0", true],
  ["", "1.0.0", false],
  ["newest", "", false],
  ["0.0.1", "", true],
])("%j is newer than %j: %s", (one, other, is) => expect(isNewerVersion(one, other)).toBe(is))

it("of two versions one at most is newer, and none than itself", () => {
  fc.assert(
    fc.property(version, version, (one, other) => {
      expect(isNewerVersion(one, one)).toBe(false)
      expect(isNewerVersion(one, other) && isNewerVersion(other, one)).toBe(false)
    }),
  )
})

it("orders versions in one way", () => {
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      if (isNewerVersion(a, b) && isNewerVersion(b, c)) expect(isNewerVersion(a, c)).toBe(true)
    }),
  )
})

it("a closed cause opens in a newer version than all before, and in no other", () => {
  expect(isSeenAnew("1.2.0", ["1.0.0", "1.1.0"])).toBe(true)
  expect(isSeenAnew("1.1.0", ["1.0.0", "1.1.0"])).toBe(false)
  expect(isSeenAnew("0.9.0", ["1.0.0"])).toBe(false)
  expect(isSeenAnew("", [])).toBe(false)
  fc.assert(
    fc.property(version, fc.array(version), (seen, before) => {
      expect(isSeenAnew(seen, [...before, seen])).toBe(false)
    }),
  )
})
