import { expect, it } from "vitest"
import { deviceName } from "./devices.ts"

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15", "iPhone"],
  ["Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/150.0.0.0", "Android"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15", "Mac"],
  ["curl/8", "This device"],
])("%s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
