import { expect, it } from "vitest"
import { nextTab } from "./next-tab.ts"

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
