import { day } from "@confetti/domain/durations"
import { expect, it } from "vitest"
import { nextTileWords } from "./next-tile-words.ts"

const at = Date.parse("2026-11-25T12:00:00Z")
const words = (isOwned: boolean, before: number) =>
  nextTileWords(new Date(at).toISOString(), isOwned, at - before, "en")

it("says what there is at once", () => {
  for (const before of [1, day]) {
    expect(words(false, before)).toMatch(
      /^Right now it opens a tile that everybody else gets on Wednesday, November 25/,
    )
    expect(words(true, before)).toMatch(/^A tile is in your feed that everybody else gets on Wednesday, November 25/)
  }
})

it("says when the next one comes a day early", () => {
  expect(words(false, day + 1)).toMatch(/^The next tile would be yours on Tuesday, November 24/)
  expect(words(true, 20 * day)).toMatch(/^The next tile heads your feed on Tuesday, November 24/)
})

it("says that it would give nothing", () => {
  expect(words(false, 7 * day + 1)).toContain("more than a week away")
  expect(nextTileWords(null, false, at, "en")).toContain("it would give you nothing")
  expect(nextTileWords(null, true, at, "en")).toContain("No tile is dated ahead just now")
})
