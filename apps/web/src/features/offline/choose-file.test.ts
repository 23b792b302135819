import type { Picture } from "@confetti/contract/picture"
import { expect, it } from "vitest"
import { fileLike } from "./choose-file.ts"

const picture = { id: "abc", widths: [320, 640, 960], width: 960 } as Picture

it("takes the same width where there is one, else the next larger, else the largest", () => {
  expect(fileLike(picture, { format: "avif", width: 640 })).toBe("/media/abc-640.avif")
  expect(fileLike(picture, { format: "webp", width: 500 })).toBe("/media/abc-640.webp")
  expect(fileLike(picture, { format: "webp", width: 2000 })).toBe("/media/abc-960.webp")
})
