import { expect, it } from "vitest"
import { ApiError } from "../../../platform/api.ts"
import { troubleOf } from "./trouble.ts"

it("says how many tries are left, where that is known", () => {
  const wrong = (details = {}) => troubleOf(new ApiError("session/wrong-code", "", details), "code", 0).text
  expect(wrong()).toBe("That code is not right. Check the latest mail.")
  expect(wrong({ triesLeft: 3 })).toBe("That code is not right. 3 tries left.")
  expect(wrong({ triesLeft: 1 })).toBe("That code is not right. One try left.")
  expect(wrong({ triesLeft: 0 })).toBe("This code no longer works. Have a new one sent.")
})

it("says how long to wait, and keeps the moment", () => {
  const limited = (retryAfter: number) =>
    troubleOf(new ApiError("request/rate-limited", "", { retryAfter }), "mail", 1000)
  expect(limited(42)).toEqual({ text: "That was a lot at once. Try again in 42 s.", until: 43_000 })
  expect(limited(90).text).toContain("in 2 minutes")
  expect(limited(3600).text).toContain("in an hour")
})

it("keeps calm about the unexpected", () => {
  expect(troubleOf(new TypeError("x is not a function"), "mail", 0).text).toMatch(/^Something went wrong on our side/)
})

it("sends whoever has a passkey of another place to their mail", () => {
  expect(troubleOf(new ApiError("session/required", ""), "passkey", 0).text).toMatch(/opens no account here/)
  expect(troubleOf(new ApiError("offline", ""), "passkey", 0).text).toMatch(/^There is no connection/)
})
