import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { splitUtterances } from "./split-utterances.ts"

const bare = (text: string) => text.replace(/\s+/g, "")

describe("a paragraph that is read aloud", () => {
  it("is said whole, in its order, in pieces that no browser cuts off", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 900 }),
      fc
        .array(
          fc.constantFrom("The tide turns.", "Why?", "It is 3.5 km, more or less; nobody", "measured", "日本語の文。"),
          {
            maxLength: 60,
          },
        )
        .map((words) => words.join(" ")),
    )
    fc.assert(
      fc.property(text, fc.integer({ min: 20, max: 200 }), (paragraph, longest) => {
        const said = splitUtterances(paragraph, "en", longest)
        expect(bare(said.join(""))).toBe(bare(paragraph))
        for (const each of said) {
          expect(each.length).toBeLessThanOrEqual(longest)
          expect(each).toBe(each.trim())
          expect(each).not.toBe("")
        }
      }),
    )
  })

  it("keeps sentences whole, and puts short ones together", () => {
    const [a, b] = ["Mistype a card number and the page tells you off at once.", "How did it know?"]
    expect(splitUtterances(`${a} ${b}`, "en")).toEqual([`${a} ${b}`])
    expect(splitUtterances(`${a} ${b}`, "en", 60)).toEqual([a, b])
  })

  it("takes a breath at a comma where a sentence is too long", () => {
    const said = splitUtterances("The first part of it is here, and the second part of it is there", "en", 40)
    expect(said).toEqual(["The first part of it is here,", "and the second part of it is there"])
  })

  it("is nothing where there is nothing to say", () => {
    expect(splitUtterances("", "en")).toEqual([])
    expect(splitUtterances(" \n ", "de")).toEqual([])
  })
})
