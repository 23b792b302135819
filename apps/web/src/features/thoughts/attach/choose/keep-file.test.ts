import { uploadId } from "@confetti/contract/uploads"
import { expect, it } from "vitest"
import { newUploadId } from "./keep-file.ts"

it("draws ids that the contract takes, each another one", () => {
  const drawn = Array.from({ length: 50 }, newUploadId)
  expect(drawn.map((id) => uploadId.parse(id))).toEqual(drawn)
  expect(new Set(drawn).size).toBe(50)
})
