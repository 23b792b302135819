import { expect, it } from "vitest"
import { paceText } from "./pace-words.ts"

it.each([
  [1, 8, "about a day"],
  [25, 8, "about 4 days"],
  [130, 10, "about 13 days"],
  [140, 10, "about 2 weeks"],
  [600, 10, "about 9 weeks"],
  [610, 10, "a long time"],
  [50_000, 0.1, "a long time"],
])("%i points at %f a day are %s", (missing, pace, words) => {
  expect(paceText(missing, pace, "en")).toBe(words)
})

it("says nothing where there is no pace, or nothing is missing", () => {
  expect([paceText(25, null, "en"), paceText(0, 8, "en"), paceText(-3, null, "en")]).toEqual([null, null, null])
})
