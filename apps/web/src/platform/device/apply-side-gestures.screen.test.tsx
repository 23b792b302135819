import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { applySideGestures } from "./apply-side-gestures.ts"
import { followDevice } from "./follow-device.ts"

const android = "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1"

let strip: HTMLElement
const overflow = () => getComputedStyle(strip).overflowX
const useSystem = (agent: string) => vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent)

beforeEach(() => {
  document.body.innerHTML = '<div class="feed"><div class="strip"></div></div>'
  strip = document.querySelector(".strip") as HTMLElement
})
afterEach(() => {
  document.body.innerHTML = ""
  document.adoptedStyleSheets = []
})

it("switched off, a tile on Android is not swiped sideways", () => {
  useSystem(android)
  applySideGestures(false)
  expect(overflow()).toBe("hidden")
  expect(followDevice()().hasAndroidSideGestures).toBe(false)
})

it.each([
  ["switched off on an iPhone", iphone, false],
  ["switched on on Android", android, true],
])("%s, a tile is swiped sideways", (_what, agent, isOn) => {
  useSystem(agent)
  applySideGestures(isOn)
  expect(overflow()).not.toBe("hidden")
})
