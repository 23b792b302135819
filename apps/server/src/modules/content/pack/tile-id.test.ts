import fc from "fast-check"
import { expect, it } from "vitest"
import { isSlug } from "./fields.ts"
import { slugify, subtileNames, tileId } from "./tile-id.ts"

it("makes a tile's id from its first slug alone", () => {
  expect(tileId("moon")).toBe(tileId("lunar-tides", ["moon"]))
  expect(tileId("moon")).toBe(tileId("rock-tides", ["moon", "lunar-tides"]))
  expect(tileId("moon")).toMatch(/^[a-z2-7]{13}$/)
})

it("gives different slugs different ids", () => {
  fc.assert(fc.property(fc.string(), fc.string(), (one, other) => (tileId(one) === tileId(other)) === (one === other)))
})

it("makes a slug, or nothing, of any text", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => slugify(text) === "" || isSlug(slugify(text))))
})

it("gives every heading of a tile an id of its own", () => {
  const headings = fc.array(fc.constantFrom("A", "a", "A 2", "a-2", "?", "!", "Éa"), { maxLength: 12 })
  fc.assert(fc.property(headings, (texts) => new Set(subtileNames("t", texts)).size === texts.length))
})

it("keeps a heading's id when others come and move", () => {
  const headings = fc.uniqueArray(fc.constantFrom("One", "Two", "Three", "Four"), { minLength: 1 })
  fc.assert(
    fc.property(headings, (texts) => {
      const before = new Map(texts.map((text, at) => [text, subtileNames("t", texts)[at]]))
      const after: string[] = [...texts.toReversed(), "Five"]
      expect(subtileNames("t", after).slice(0, -1)).toEqual(texts.toReversed().map((text) => before.get(text)))
    }),
  )
})

it("makes ids that the wire takes, however long the heading", () => {
  fc.assert(
    fc.property(fc.array(fc.constant("a long heading ".repeat(9)), { maxLength: 8 }), (texts) =>
      subtileNames(tileId("moon"), texts).every((id) => id.length <= 64),
    ),
  )
})
