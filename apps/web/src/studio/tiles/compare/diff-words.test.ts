import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { diffWords } from "./diff-words.ts"

const text = fc
  .array(fc.constantFrom("bread", "rises", "sinks", " ", "\n\n"), { maxLength: 30 })
  .map((parts) => parts.join(""))

describe("a comparison of two texts", () => {
  it("holds both of them whole", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after)
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map((part) => part.text)
            .join("")
        expect([without("added"), without("removed")]).toEqual([before, after])
      }),
    )
  })

  it("marks the words that changed and no others", () => {
    expect(diffWords("Bread rises at night", "Bread sinks at night")).toEqual([
      { kind: "same", text: "Bread " },
      { kind: "removed", text: "rises" },
      { kind: "added", text: "sinks" },
      { kind: "same", text: " at night" },
    ])
    expect(diffWords("The same", "The same")).toEqual([{ kind: "same", text: "The same" }])
  })

  it("shows texts too long to compare as they are", () => {
    const long = "word ".repeat(4000)
    expect(diffWords(long, "Short").map(({ kind }) => kind)).toEqual(["removed", "added"])
  })
})
