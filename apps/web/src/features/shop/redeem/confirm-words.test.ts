import { expect, it } from "vitest"
import { confirmWords } from "./confirm-words.ts"

it("the confirmation says what is set aside, what remains, and how long it can be taken back", () => {
  expect(confirmWords("goods", 600, 640, "en")).toBe(
    "600 points are set aside. 40 remain. You can cancel until it is packed.",
  )
  expect(confirmWords("goods", 1200, 1201, "en")).toContain("1,200 points are set aside. 1 remains.")
})

it("the confirmation says beforehand that what is not sent can't be given back", () => {
  expect(confirmWords("hue", 25, 26, "en")).toBe(
    "25 points are spent. 1 remains. It is yours at once and for good, so it can’t be given back.",
  )
})
