import { describe, expect, it } from "vitest"
import { pathWords, startsWith } from "./draft-path.ts"

describe("a field's name", () => {
  it("says which one it is, as one counts", () => {
    expect(
      [["title"], ["picture", "alt"], ["subtiles", 0, "body"], ["questions", 1, "options", 2], []].map(pathWords),
    ).toEqual(["Title", "What is seen in the picture", "Subtile 1, text", "Question 2, option 3", "The tile"])
  })

  it("lies below its group, and a group not below another one that begins alike", () => {
    expect(startsWith(["subtiles", 1, "body"], ["subtiles", 1])).toBe(true)
    expect(startsWith(["subtiles", 10], ["subtiles", 1])).toBe(false)
  })
})
