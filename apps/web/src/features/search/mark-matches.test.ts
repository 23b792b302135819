import { describe, expect, it } from "vitest"
import { markMatches } from "./mark-matches.ts"

function marked(text: string, query: string): string {
  return markMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("")
}

describe("markMatches", () => {
  it("marks the beginnings of words, in any case", () => {
    expect(marked("The Moon has a moonbow", "moon")).toBe("The [Moon] has a [moon]bow")
  })

  it("marks nothing inside a word", () => {
    expect(marked("Honeymoon", "moon")).toBe("Honeymoon")
  })

  it("marks each of several words", () => {
    expect(marked("A red moon rises", "moon red")).toBe("A [red] [moon] rises")
  })

  it("looks past accents", () => {
    expect(marked("Café crème", "cafe")).toBe("[Café] crème")
    expect(marked("A naïve guess", "nai")).toBe("A [nai]ve guess".replace("nai", "naï"))
  })

  it("marks a word by its plural", () => {
    expect(marked("One moon", "moons")).toBe("One [moon]")
    expect(marked("The galaxy next door", "galaxies")).toBe("The [galaxy] next door")
  })

  it("marks what a misspelt word was meant to be", () => {
    expect(marked("Pluto has a heart", "plutto")).toBe("[Pluto] has a heart")
    expect(marked("The Eiffel Tower grows", "eifel towr")).toBe("The [Eiffel] [Tower] grows")
    expect(marked("Octopuses understand", "undertsadn")).toBe("Octopuses [understand]")
  })

  it("guesses at nothing short, at no number, and not where the word itself stands", () => {
    expect(marked("Nice ice", "ace")).toBe("Nice ice")
    expect(marked("Opened in 1889", "1888")).toBe("Opened in 1889")
    expect(marked("A horse in the house", "house")).toBe("A horse in the [house]")
  })

  it("marks a single letter only where it is a whole word", () => {
    expect(marked("A cat and a bat", "a")).toBe("[A] cat and [a] bat")
  })

  it("leaves the text whole when nothing is asked or found", () => {
    expect(markMatches("Moon", "  ")).toEqual([{ text: "Moon", isMatch: false }])
    expect(markMatches("Moon", "sun")).toEqual([{ text: "Moon", isMatch: false }])
    expect(markMatches("", "sun")).toEqual([])
  })

  it("loses no letter", () => {
    for (const query of ["moon", "é", "ﬁ", "the m", "'"])
      expect(
        markMatches("The ﬁrst moon’s café", query)
          .map((part) => part.text)
          .join(""),
      ).toBe("The ﬁrst moon’s café")
  })
})
