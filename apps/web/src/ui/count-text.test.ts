import { expect, it } from "vitest"
import { countText } from "./count-text.ts"

it("shows nothing where there are none", () => {
  expect(countText(0, "0 likes")).toBeUndefined()
})

it.each([
  [1, "en", "1"],
  [999, "en", "999"],
  [1234, "en", "1.2K"],
  [2_500_000, "de", "2,5\u00A0Mio."],
])("writes %i in %s as %s", (count, locale, text) => {
  expect(countText(count, "so many likes", locale)).toEqual({ text, label: "so many likes" })
})
