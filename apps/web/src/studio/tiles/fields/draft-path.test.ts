import { describe, expect, it } from "vitest"
import { pathWords, problemWords, startsWith } from "./draft-path.ts"

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

describe("a problem", () => {
  it("goes on the name of its field where the file's check named it, and stands by itself elsewhere", () => {
    expect(
      problemWords({ path: ["questions", 0, "options", 1], message: "`questions[1].options[2]` is empty" }),
    ).toEqual({
      goesOn: true,
      text: "is empty",
    })
    expect(problemWords({ path: ["opening"], message: "the opening text is missing" })).toEqual({
      goesOn: false,
      text: "the opening text is missing",
    })
  })
})
