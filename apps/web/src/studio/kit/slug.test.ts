import fc from "fast-check"
import { expect, it } from "vitest"
import { slugOf } from "./slug.ts"

it.each([
  ["Tote bag", "tote-bag"],
  ["  Größe XL! ", "grosse-xl"],
  ["Çà et là", "ca-et-la"],
  ["Ada’s notes", "adas-notes"],
  ["帽子", ""],
])("suggests for %j the slug %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it("suggests nothing that the server would refuse", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (name) => {
      expect(slugOf(name, 40)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugOf(name, 40).length).toBeLessThanOrEqual(40)
    }),
  )
})
