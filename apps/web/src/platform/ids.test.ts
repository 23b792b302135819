import { uploadId } from "@confetti/contract/uploads"
import { expect, it } from "vitest"
import { randomUuid } from "./ids.ts"

it("draws ids that the contract takes, each another one", () => {
  const drawn = Array.from({ length: 50 }, randomUuid)
  expect(drawn.map((id) => uploadId.parse(id))).toEqual(drawn)
  expect(new Set(drawn).size).toBe(50)
})
