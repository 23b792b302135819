import { expect, it } from "vitest"
import { problemAfterTry } from "./upload-limits.ts"

it("tries a file again until the machine has failed three times, or stopped it twice", () => {
  const outcomes = (isStopped: boolean) => [1, 2, 3].map((tries) => problemAfterTry({ tries, isStopped }))
  expect(outcomes(false)).toEqual([null, null, "failed"])
  expect(outcomes(true)).toEqual([null, "broken", "broken"])
})
