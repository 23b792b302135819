import { expect, it } from "vitest"
import { tileOf } from "../../test/world.ts"
import { thoughtHead } from "./thought-head.ts"

const tile = tileOf("one")
const search = "?thought=0d9c3b0e-6f7e-4b57-9c7e-2f0f6d1a8b11"

it("names who wrote it and on what, and shows the words on one line", () => {
  expect(thoughtHead(search, tile, { text: "First line.\n\nSecond <b>line</b>.", by: "Ada" })).toEqual({
    title: "Ada on Title of one",
    description: "First line. Second <b>line</b>.",
    url: `/tiles/slug-of-one${search}`,
  })
  expect(thoughtHead(search, tile, { text: "Yes.", by: "" })?.title).toBe("Someone on Title of one")
})

it("ends a long one with a word, and never inside of a letter", () => {
  const long = thoughtHead(search, tile, { text: "word ".repeat(100), by: "Ada" })?.description ?? ""
  expect(long).toMatch(/^(word )+word…$/)
  expect(long.length).toBeLessThanOrEqual(200)
  const family = "👨‍👩‍👧‍👦"
  expect(thoughtHead(search, tile, { text: family.repeat(300), by: "" })?.description).toBe(`${family.repeat(199)}…`)
})

it("turns nothing around it", () => {
  const head = thoughtHead(search, tile, { text: "\u2067abc\u2069 d", by: "\u202eadA" })
  expect([head?.title, head?.description]).toEqual(["adA on Title of one", "abc d"])
})

it("is nothing without a thought", () => {
  expect(thoughtHead(search, tile, null)).toBeNull()
  expect(thoughtHead(search, undefined, { text: "a", by: "b" })).toBeNull()
})
