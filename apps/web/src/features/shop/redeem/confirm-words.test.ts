import { expect, it } from "vitest"
import { confirmWords } from "./confirm-words.ts"

it("says what is set aside, what remains, and how long it can be taken back", () => {
  expect(confirmWords(600, 640, "en")).toBe("600 points are set aside. 40 remain. You can cancel until it is packed.")
  expect(confirmWords(1200, 1201, "en")).toContain("1,200 points are set aside. 1 remains.")
})
