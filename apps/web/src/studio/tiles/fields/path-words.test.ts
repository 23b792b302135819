import { describe, expect, it } from "vitest"
import { pathWords, problemText } from "./path-words.ts"

describe("a field's name", () => {
  it("says which one it is, as one counts", () => {
    expect(
      [["title"], ["picture", "alt"], ["subtiles", 0, "body"], ["questions", 1, "options", 2], []].map(pathWords),
    ).toEqual(["Title", "Description of the picture", "Subtile 1, text", "Question 2, option 3", "The tile"])
  })

  it("begins the sentence that says what is wrong with it", () => {
    const about = { file: "bread.md", line: 3 }
    expect(
      [
        { ...about, path: ["teaser"], message: "`teaser` is too short" },
        { ...about, path: ["opening"], message: "the opening text is missing" },
        { ...about, path: null, message: "cannot be read" },
      ].map(problemText),
    ).toEqual(["Teaser is too short", "Opening: the opening text is missing", "bread.md:3 cannot be read"])
  })
})
