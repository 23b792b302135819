import { expect, it } from "vitest"
import { firstTab } from "./first-tab.ts"

it("opens what was marked, or where nothing was, what people wrote", () => {
  expect([1, 0, undefined].map(firstTab)).toEqual(["INTERESTING", "USER_TAKES", null])
})
