import { markGuess } from "@confetti/domain/games/wurd"
import { describe, expect, it } from "vitest"
import { draftSentence, endSentence, nextReveal, type Reveal, rowSentence, verdictWords } from "./wurd-view.ts"

const row = (answer: string, word: string) => ({ word, marks: markGuess(answer, word) })

describe("a row in words", () => {
  it("says each letter with what it was told, repeated ones too", () =>
    expect(rowSentence(row("dread", "added"), 1)).toBe(
      "Row 2, ADDED: A wrong place, D wrong place, D not in the word, E wrong place, D right place.",
    ))

  it("is short where all letters are told the same", () => {
    expect(rowSentence(row("crane", "crane"), 3)).toBe("Row 4, CRANE: every letter is in the right place.")
    expect(rowSentence(row("crane", "lymph"), 0)).toBe("Row 1, LYMPH: no letter is in the word.")
  })

  it("says what is typed, and what waits, without any mark", () => {
    expect(draftSentence("", 5, false)).toBe("Row 6, empty.")
    expect(draftSentence("cra", 0, false)).toBe("Row 1, being typed: C R A.")
    expect(draftSentence("crane", 0, true)).toBe("Row 1, CRANE: not checked yet.")
  })
})

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

const unknown: Reveal = { rows: null, waiting: null, flipping: null }

const board = { isStill: false, waiting: null }

describe("what turns on the board", () => {
  it("is nothing of what was there on entering", () =>
    expect(nextReveal(unknown, { ...board, words: ["slate", "irony"] })).toMatchObject({ rows: 2, flipping: null }))

  it("is the row that waited here, once it is marked", () => {
    const sent = nextReveal({ ...unknown, rows: 2 }, { ...board, words: ["slate", "irony"], waiting: "union" })
    expect(sent).toEqual({ rows: 2, waiting: "union", flipping: null })
    expect(nextReveal(sent, { ...board, words: ["slate", "irony", "union"] }).flipping).toBe(2)
  })

  it("is nothing that came from another device", () => {
    const before = { rows: 1, waiting: "union", flipping: null }
    expect(nextReveal(before, { ...board, words: ["slate", "irony"], waiting: "union" }).flipping).toBeNull()
    expect(nextReveal({ ...before, waiting: null }, { ...board, words: ["slate", "irony"] }).flipping).toBeNull()
  })

  it("goes on turning while the next row is sent", () => {
    const turning = { rows: 1, waiting: null, flipping: 0 }
    expect(nextReveal(turning, { ...board, words: ["slate"], waiting: "irony" }).flipping).toBe(0)
  })

  it("is nothing for who wants stillness", () => {
    const before = { rows: 0, waiting: "union", flipping: null }
    expect(nextReveal(before, { ...board, words: ["union"], isStill: true }).flipping).toBeNull()
  })
})
