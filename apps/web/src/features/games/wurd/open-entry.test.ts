import { markGuess } from "@confetti/domain/games/wurd"
import { describe, expect, it } from "vitest"
import { checkEntry } from "./open-entry.ts"

const after = (answer: string, ...words: string[]) => ({
  rows: words.map((word) => ({ word, marks: markGuess(answer, word) })),
  isHard: true,
  isWaiting: false,
})

describe("a row that is entered", () => {
  it("needs five letters", () => {
    expect(checkEntry("cran", after("crane"))).toBe("One letter is missing")
    expect(checkEntry("", after("crane"))).toBe("5 letters are missing")
  })

  it("waits for the one above, and is no word that was tried", () => {
    expect(checkEntry("crane", { ...after("crane"), isWaiting: true })).toBe("The row above is still waiting")
    expect(checkEntry("slate", after("crane", "slate"))).toBe("You already tried SLATE")
  })

  it("says in hard mode what must be used", () => {
    expect(checkEntry("brain", after("crane", "crown"))).toBe("Hard mode: C must stay first")
    expect(checkEntry("crate", after("crane", "nylon"))).toBe("Hard mode: use N again")
    expect(checkEntry("tenor", after("sweet", "eerie"))).toBe("Hard mode: use E 2 times")
    expect(checkEntry("brain", { ...after("crane", "crown"), isHard: false })).toBeNull()
  })

  it("is the server's to judge otherwise", () => expect(checkEntry("zzzzz", after("crane"))).toBeNull())
})
