import { describe, expect, it } from "vitest"
import { endSentence, verdictWords } from "./verdict-words.ts"

const rows = (count: number) => Array.from({ length: count }, () => ({ word: "slate", marks: [] }))

describe("the end in words", () => {
  it("is another one for each number of guesses", () => {
    const told = [1, 2, 3, 4, 5, 6].map((count) => verdictWords({ state: "won", rows: rows(count) }))
    expect(new Set(told).size).toBe(6)
    expect(told[2]).toBe("Three guesses. Beautifully done")
  })

  it("tells giving up from six guesses that did not do", () => {
    expect(verdictWords({ state: "lost", rows: rows(6) })).toContain("So close")
    expect(verdictWords({ state: "lost", rows: rows(2) })).toBe("A word for another day")
  })

  it("names the word", () => {
    const answer = { word: "crane", line: null, tile: null }
    expect(endSentence({ state: "lost", rows: rows(6), answer })).toContain("The word was CRANE.")
  })
})
