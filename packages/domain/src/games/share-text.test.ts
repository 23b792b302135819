import { describe, expect, it } from "vitest"
import { decodeResult, type GameResult } from "./share-result.ts"
import { resultText } from "./share-text.ts"
import { dayWords, invitingWords, pictureWords } from "./share-words.ts"
import { markGuess } from "./wurd.ts"

const wurd = (guesses: string[], isHard = false): GameResult => ({
  game: "WURD",
  rows: guesses.map((guess) => markGuess("crane", guess)),
  isHard,
})
const baw: GameResult = {
  game: "BAW",
  points: 84,
  rank: "burst",
  found: 27,
  words: 41,
  pangrams: 1,
  hasHints: false,
}
const quiz: GameResult = { game: "QUIZ_ME", answers: ["right", "right", "wrong", "right", "no-time"], isTimed: true }
const around = { day: "2026-11-02", streak: 1, url: "https://confetti.example/games/wurd" }

describe("the text that is shared", () => {
  it("is a line, the grid, and the address at its end", () =>
    expect(resultText(wurd(["nacre", "lymph", "crane"]), around)).toBe(
      "WURD 2 Nov 3/6\n🔶🔶🔶🔶🟩\n⚫⚫⚫⚫⚫\n🟩🟩🟩🟩🟩\nhttps://confetti.example/games/wurd",
    ))

  it("has a star for hard mode, an X where it was not solved, and the streak from two days on", () => {
    const lost = resultText(
      wurd(
        Array.from({ length: 6 }, () => "lymph"),
        true,
      ),
      { ...around, streak: 12 },
    )
    expect(lost.split("\n")).toEqual([
      "WURD 2 Nov X/6★",
      ...Array.from({ length: 6 }, () => "⚫⚫⚫⚫⚫"),
      "12 days in a row",
      around.url,
    ])
  })

  it("shows the way to the top of a BAW, and what was found", () => {
    expect(resultText(baw, around).split("\n").slice(0, 3)).toEqual([
      "BAW 2 Nov 84 points",
      "🟩🟩🟩🟩🟩⚫⚫ Burst",
      "27 of 41 words, 1 pangram, no hints",
    ])
    expect(resultText({ ...baw, found: 44, pangrams: 0, hasHints: true }, around)).toContain("\n44 words\n")
  })

  it("shows each answer of a quiz", () => {
    expect(resultText(quiz, around)).toBe(`QUIZ_ME 2 Nov 3/5\n✅✅❌✅⌛\n${around.url}`)
    expect(resultText({ ...quiz, isTimed: false }, around)).toContain("3/5, no clock\n")
  })

  it("is drawn in colour by itself, each sign of one width", () => {
    const signs = [...new Set(resultText(wurd(["nacre", "lymph", "crane"]), around))].filter(
      (sign) => (sign.codePointAt(0) ?? 0) > 255,
    )
    expect(signs).toHaveLength(3)
    for (const sign of signs) expect(sign).toMatch(/^\p{Emoji_Presentation}$/u)
  })
})

describe("a result in words", () => {
  it("tells each guess by what is to be seen", () =>
    expect(pictureWords(wurd(["lymph", "nacre", "crane"]), around.day)).toBe(
      "WURD, 2 November: solved in three of six guesses. Guess 1: no letters. Guess 2: one in place, four in the wrong place. Guess 3: solved.",
    ))

  it("tells a game that was given up", () =>
    expect(pictureWords(wurd(["crate"], true), around.day)).toBe(
      "WURD, 2 November: not solved in one guess, in hard mode. Guess 1: four in place.",
    ))

  it("tells the others", () => {
    expect(pictureWords(baw, around.day)).toBe(
      "BAW, 2 November: burst with 84 points, 27 of 41 words, 1 pangram, without hints.",
    )
    expect(pictureWords(quiz, around.day)).toBe(
      "QUIZ_ME, 2 November: three of five answers right. In order: right, right, wrong, right, no time left.",
    )
  })

  it("says that it is the reader's turn", () => {
    expect(invitingWords(wurd(["nacre", "crane"]))).toBe("Someone solved it in two guesses. Your turn.")
    expect(invitingWords(wurd(["crane"]))).toBe("Someone solved it in one guess. Your turn.")
    expect(invitingWords(wurd(["nacre"]))).toBe("Someone did not solve this one. Your turn.")
    expect(invitingWords(baw)).toBe("Someone made 27 words from seven letters. Your turn.")
    expect(invitingWords(quiz)).toBe("Someone got three of five right. Your turn.")
  })

  it("reads every day of a year", () => expect(dayWords("2028-02-29")).toBe("29 February"))

  it("reads a game of one guess in the code", () =>
    expect(decodeResult("WURD", "h00")).toEqual({ ...wurd(["crane"]), isHard: true }))
})
