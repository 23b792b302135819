import fc from "fast-check"
import { expect, it } from "vitest"
import { readPlaces, withoutPlace, writePlace } from "./place.ts"

const slug = fc.stringMatching(/^[a-z0-9-]{1,30}$/)

it("remembers the last place in each feed, in a text a cookie can hold", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(slug, slug), { minLength: 1 }), (visits) => {
      const value = visits.reduce((saved, [feed, tile]) => writePlace(saved, feed, tile), "")
      const [feed, tile] = visits.at(-1) as [string, string]
      expect(readPlaces(value).get(feed)).toBe(tile)
      expect(readPlaces(value).size).toBeLessThanOrEqual(10)
      expect(value).toMatch(/^[a-z0-9.:-]*$/)
    }),
  )
})

it("forgets one feed's place and keeps the others", () => {
  const value = writePlace(writePlace("", "home", "a1"), "space", "b2")
  expect(withoutPlace(value, "home")).toBe("space:b2")
  expect(withoutPlace(value, "ocean")).toBe(value)
})

it("is not misled by a value from outside", () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      for (const [feed, tile] of readPlaces(value)) expect(`${feed}${tile}`).toMatch(/^[a-z0-9-]+$/)
    }),
  )
})
