import { expect, it } from "vitest"
import { tileDraft } from "./tile-draft.ts"

it("takes the picture of a draft that an older app kept, whose cover was to be drawn", () => {
  const picture = { file: "", focus: null, alt: "A full moon inside three thin orbits." }
  const older = { ...picture, kind: "recipe", recipe: "orbits", emoji: "🌕", extras: [], seed: 7 }
  expect(tileDraft.shape.picture.parse(older)).toEqual({ ...picture, kind: "file" })
})
