import { expect, it } from "vitest"
import { ApiError } from "../api.ts"
import { reportBug } from "./report-bug.ts"
import { reports, type SeenError } from "./report-error.ts"

it("reports a bug, and no call that failed as calls may", () => {
  const reported: SeenError[] = []
  const off = reports.on((seen) => reported.push(seen))
  const bug = new TypeError("ids is undefined")
  for (const error of [new ApiError("offline", "You are offline."), bug, new ApiError("signing-out", "Leaving.")])
    reportBug(error)
  off()
  expect(reported).toEqual([{ error: bug, context: undefined }])
})
