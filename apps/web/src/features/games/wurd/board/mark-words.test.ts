import { markGuess } from "@confetti/domain/games/wurd"
import { describe, expect, it } from "vitest"
import { draftSentence, rowSentence } from "./mark-words.ts"

const row = (answer: string, word: string) => ({ word, marks: markGuess(answer, word) })

describe("a row in words", () => {
  it("says each letter with what it was told, repeated ones too", () =>
    expect(rowSentence(row("dread", "added"), 1)).toBe(
      "Row 2, ADDED: A elsewhere, D elsewhere, D not in the word, E elsewhere, D right place.",
    ))

  it("is short where all letters are told the same", () => {
    expect(rowSentence(row("crane", "crane"), 3)).toBe("Row 4, CRANE: every letter in its right place.")
    expect(rowSentence(row("crane", "lymph"), 0)).toBe("Row 1, LYMPH: no letter is in the word.")
  })

  it("says what is typed, and what waits, without any mark", () => {
    expect(draftSentence("", 5, false)).toBe("Row 6, empty.")
    expect(draftSentence("cra", 0, false)).toBe("Row 1, being typed: C R A.")
    expect(draftSentence("crane", 0, true)).toBe("Row 1, CRANE: not marked yet.")
  })
})
