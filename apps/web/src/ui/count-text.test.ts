import { expect, it } from "vitest"
import { countText } from "./count-text.ts"

const likes = (count: number) => `${count} likes`

it("says the same in words", () => {
  expect(countText(1234, likes, "en")).toEqual({ text: "1.2K", label: "1234 likes" })
})

it("shows nothing where there are none", () => {
  expect(countText(0, likes)).toBeUndefined()
})

it.each([
  [1, "en", "1"],
  [999, "en", "999"],
  [1234, "en", "1.2K"],
  [2_500_000, "de", "2,5\u00A0Mio."],
])("writes %i in %s as %s", (count, locale, text) => {
  expect(countText(count, likes, locale)?.text).toBe(text)
})
