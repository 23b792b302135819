import { expect, it } from "vitest"
import { ApiError } from "../../platform/api.ts"
import { errorText } from "./error-text.ts"

const tooMany = (retryAfter?: number) => errorText(new ApiError("forms/too-many", "", { retryAfter }))

it("says how long to wait, in round numbers", () => {
  expect(tooMany(20)).toContain("Send it in a minute.")
  expect(tooMany(610)).toContain("Send it in 11 minutes.")
  expect(tooMany(3590)).toContain("Send it in an hour.")
  expect(tooMany()).toContain("Send it a little later.")
})

it("always says that what was written is kept", () => {
  for (const error of [new ApiError("server/unexpected", ""), new ApiError("request/invalid", ""), new TypeError("x")])
    expect(errorText(error)).toContain("Your text is saved.")
})

it("leaves it to the form to speak of the connection", () => {
  expect(errorText(new ApiError("offline", ""))).toBeNull()
})
