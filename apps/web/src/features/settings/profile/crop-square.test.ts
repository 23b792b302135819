import { expect, it } from "vitest"
import { cropSquare } from "./crop-square.ts"

it("takes the middle of a picture that is not square", () => {
  expect(cropSquare(4000, 3000, 512)).toEqual({ left: 500, top: 0, side: 3000, size: 512 })
  expect(cropSquare(300, 901, 512)).toEqual({ left: 0, top: 300, side: 300, size: 300 })
})

it("never enlarges", () => {
  expect(cropSquare(64, 64, 512).size).toBe(64)
})
