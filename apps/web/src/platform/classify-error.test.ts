import { expect, it } from "vitest"
import { ApiError } from "./api.ts"
import { classifyError } from "./classify-error.ts"

const error = (code: ApiError["code"], details: object = { code }) => new ApiError(code, "why", details)

it.each([
  [error("offline", {}), "later"],
  [error("signing-out", {}), "later"],
  [error("session/required"), "later"],
  [error("session/expired"), "later"],
  [error("app-check/required"), "later"],
  [error("request/key-in-progress"), "later"],
  [error("server/unavailable"), "later"],
  [error("server/unexpected"), "failed"],
  // Not in our words: a proxy's own page.
  [error("server/unexpected", {}), "later"],
  [error("tile/not-found"), "refused"],
  [error("request/invalid"), "refused"],
])("%s is %s", (thrown, is) => {
  expect(classifyError(thrown).is).toBe(is)
})

it("is later by as much as the server says", () => {
  expect(classifyError(error("request/rate-limited", { code: "request/rate-limited", retryAfter: 7 }))).toEqual({
    is: "later",
    isShown: false,
    afterMs: 7000,
  })
})

it.each([
  ["offline", true],
  ["session/expired", true],
  ["server/unavailable", false],
] as const)("says of %s whether the app shows it elsewhere", (code, isShown) => {
  expect(classifyError(error(code))).toMatchObject({ is: "later", isShown })
})

it("is not for what is no answer at all", () => {
  expect(() => classifyError(new TypeError("a mistake of ours"))).toThrow("a mistake of ours")
})
