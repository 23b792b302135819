import type { ErrorCode } from "@confetti/contract/errors"
import { expect, it } from "vitest"
import { ApiError } from "../../../platform/api.ts"
import { errorOfReturn, joinErrorOf } from "./join-error.ts"

it("tells a wrong code from an old one", () => {
  const said = (code: ErrorCode) => joinErrorOf(new ApiError(code, ""), "code", 0).text
  expect(said("session/wrong-code")).toBe("That code is wrong. Check the latest email.")
  expect(said("session/code-expired")).toBe("This code has expired. Request a new code.")
  expect(said("session/too-many-tries")).toMatch(/^Too many attempts/)
})

it("says how many tries are left, where that is known", () => {
  const said = (triesLeft: number) => joinErrorOf(new ApiError("session/wrong-code", "", { triesLeft }), "code", 0).text
  expect(said(3)).toBe("That code is wrong. 3 attempts left.")
  expect(said(1)).toBe("That code is wrong. One attempt left.")
  expect(said(0)).toMatch(/was your last attempt/)
})

it("says how long to wait, and keeps the moment", () => {
  const limited = (retryAfter: number) =>
    joinErrorOf(new ApiError("request/rate-limited", "", { retryAfter }), "mail", 1000)
  expect(limited(12)).toEqual({ text: "We just sent a code. You can request another in 12 s.", until: 13_000 })
  expect(limited(90).text).toContain("in 2 minutes")
  expect(limited(3600).text).toContain("in an hour")
})

it("keeps calm about the unexpected", () => {
  expect(joinErrorOf(new TypeError("x is not a function"), "mail", 0).text).toMatch(/^Something went wrong on our side/)
})

it("sends whoever has a passkey of another place to their mail", () => {
  expect(joinErrorOf(new ApiError("session/required", ""), "passkey", 0).text).toMatch(/No account here uses/)
  expect(joinErrorOf(new ApiError("offline", ""), "passkey", 0).text).toMatch(/^You are offline/)
})

it("says why somebody was sent back from another sign-in", () => {
  const said = (search: string) => errorOfReturn(search, "Google")
  expect(said("?error=email_not_verified&error_description=x")).toMatch(/^Google has not confirmed your email address/)
  expect(said("?t=space&error=account_not_linked")).toMatch(/^Google has not confirmed your email address/)
  expect(said("")).toMatch(/^The sign-in was not completed/)
})
