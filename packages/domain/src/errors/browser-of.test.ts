import fc from "fast-check"
import { expect, it } from "vitest"
import { browserOf } from "./browser-of.ts"

const safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
const chrome = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko)"

it.each([
  [`${safari} Version/17.5 Mobile/15E148 Safari/604.1`, "Safari 17"],
  [`${safari} CriOS/128.0 Mobile/15E148 Safari/604.1`, "Chrome 128"],
  [`${chrome} Chrome/127.0.0.0 Mobile Safari/537.36`, "Chrome 127"],
  [`${chrome} Chrome/127.0.0.0 Safari/537.36 Edg/127.0.1`, "Edge 127"],
  [`${chrome} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`, "Samsung Internet 25"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox 130"],
  ["", "another browser"],
])("%s is %s", (userAgent, browser) => expect(browserOf(userAgent)).toBe(browser))

it("gives a short name for whatever is said", () => {
  fc.assert(
    fc.property(fc.string(), (said) => {
      expect(browserOf(said).length).toBeLessThanOrEqual(24)
    }),
  )
})
