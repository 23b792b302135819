import fc from "fast-check"
import { expect, it } from "vitest"
import { deviceName, deviceNames } from "./device-name.ts"

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Confetti/1.0.0", 5, "iPhone"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15", 5, "iPad"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15", 0, "Mac"],
  ["Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/148.0.0.0 Mobile Safari/537.36", 5, "Android"],
  ["Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36", 0, "ChromeOS"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36", 10, "Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", 0, "Linux"],
  ["", 0, "unknown"],
])("%s with %d touch points", (userAgent, touchPoints, name) => {
  expect(deviceName(userAgent, touchPoints)).toBe(name)
})

it("is one of few words, whatever a browser says", () => {
  const isOneOfThem = (userAgent: string, touchPoints: number) =>
    deviceNames.includes(deviceName(userAgent, touchPoints))
  expect(isOneOfThem("Mac OS X", 2)).toBe(true)
  fc.assert(fc.property(fc.string(), fc.nat(20), isOneOfThem))
})
