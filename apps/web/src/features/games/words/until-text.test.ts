import { expect, it } from "vitest"
import { clockText, untilText } from "./until-text.ts"

const at = "2026-11-23T00:00:00.000Z"
const before = (milliseconds: number) => untilText(at, Date.parse(at) - milliseconds, "en")

it("says how long it is in hours, and in minutes below one", () => {
  expect(before(5.2 * 3_600_000)).toBe("in 5 hours")
  expect(before(3_600_000)).toBe("in 1 hour")
  expect(before(12 * 60_000 - 1)).toBe("in 12 minutes")
})

it("never says that it is over", () => {
  expect(before(0)).toBe("in 1 minute")
  expect(before(-5000)).toBe("in 1 minute")
})

it("counts to the second", () => {
  expect(clockText(5 * 3_600_000 + 12 * 60_000 + 43_100)).toBe("05:12:44")
  expect(clockText(999)).toBe("00:00:01")
  expect(clockText(-1)).toBe("00:00:00")
})
