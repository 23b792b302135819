import { expect, it } from "vitest"
import { countText } from "./count-text.ts"

const likes = ["like", "likes"] as const

it("shows nothing where there are none", () => {
  expect(countText(0, likes)).toBeUndefined()
})

it.each([
  [1, "en", "1", "1 like"],
  [999, "en", "999", "999 likes"],
  [1234, "en", "1.2K", "1,234 likes"],
  [2_500_000, "de", "2,5\u00A0Mio.", "2.500.000 likes"],
])("says %i in %s as %s", (count, locale, text, label) => {
  expect(countText(count, likes, locale)).toEqual({ text, label })
})
