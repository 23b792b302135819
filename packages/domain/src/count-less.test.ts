import { describe, expect, it } from "vitest"
import { countLess } from "./count-less.ts"

describe("how many of what is not wanted come next", () => {
  it("counts them among the next tiles, and no further", () => {
    const ids = ["space-1", "ocean-1", "space-2", "space-3"]
    expect(countLess(ids, (id) => id.startsWith("space"), 3)).toBe(2)
    expect(countLess([], () => true, 20)).toBe(0)
  })
})
