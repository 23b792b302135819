import fc from "fast-check"
import { expect, it } from "vitest"
import { emptyDraft, slugOf, writtenOf } from "./item-draft.ts"

it.each([
  ["Tote bag", "tote-bag"],
  ["  Größe XL! ", "grosse-xl"],
  ["Çà et là", "ca-et-la"],
  ["帽子", ""],
])("suggests for %j the id %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it("suggests nothing that the server would refuse", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (name) => {
      expect(slugOf(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugOf(name).length).toBeLessThanOrEqual(40)
    }),
  )
})

it("keeps the id of a size whose name changes, and makes one for a new one", () => {
  const draft = {
    ...emptyDraft,
    choice: "Size",
    variants: [
      { id: "s", name: "Tiny" },
      { id: "", name: "Extra large" },
    ],
  }
  expect(writtenOf(draft)).toMatchObject({
    choice: "Size",
    variants: [
      { id: "s", name: "Tiny" },
      { id: "extra-large", name: "Extra large" },
    ],
  })
  expect(writtenOf({ ...draft, variants: [] }).choice).toBeNull()
})
