import { expect, it } from "vitest"
import { withoutAllowed } from "./allowed-words.ts"

const entries = ["cockpit", "moby dick", "dickens*", "shiitake"]

it.each([
  ["The Cockpit is small", "the ······· is small"],
  ["Moby-Dick, or the whale", "·········, or the whale"],
  ["Dickensian", "··········"],
  ["cockpits", "cockpits"],
  ["moby and dick", "moby and dick"],
  ["ｓｈｉｉｔａｋé", "········"],
  ["", ""],
])("leaves out of %j what is let through", (text, left) => expect(withoutAllowed(text, entries)).toBe(left))

it("takes the longest that stands somewhere", () => {
  expect(withoutAllowed("great tit", ["great", "great tit"])).toBe("·········")
})
