import { expect, it } from "vitest"
import { firstTab, nextTab } from "./thought-tabs.ts"

it.each([
  ["INTERESTING", "ArrowRight", "USER_TAKES"],
  ["USER_TAKES", "ArrowRight", "INTERESTING"],
  ["INTERESTING", "ArrowLeft", "USER_TAKES"],
  ["USER_TAKES", "ArrowLeft", "INTERESTING"],
  ["USER_TAKES", "Home", "INTERESTING"],
  ["INTERESTING", "End", "USER_TAKES"],
  ["INTERESTING", "ArrowDown", null],
  ["INTERESTING", "a", null],
] as const)("goes from %s by %s to %s", (tab, key, next) => expect(nextTab(tab, key)).toBe(next))

it("opens what was marked, or where nothing was, what people wrote", () => {
  expect([1, 0, undefined].map(firstTab)).toEqual(["INTERESTING", "USER_TAKES", null])
})
