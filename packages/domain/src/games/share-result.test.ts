import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bawRankNames } from "./baw.ts"
import { type GameKind, gameKinds } from "./game-kinds.ts"
import { readPicturePath, resultPath, resultPicturePath } from "./share-link.ts"
import { decodeResult, encodeResult, type GameResult, quizMarks } from "./share-result.ts"
import { resultText } from "./share-text.ts"
import { invitingWords, pictureWords } from "./share-words.ts"
import { markGuess, wurdOutcome } from "./wurd.ts"

/** Few letters, so that they repeat. */
const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 5, maxLength: 5 })

/** Games as they are played: guesses up to the answer, or six, or given up. */
const wurd = fc.record({ answer: word, guesses: fc.array(word, { minLength: 1, maxLength: 6 }), isHard: fc.boolean() })
const wurdResult = wurd.map(({ answer, guesses, isHard }): GameResult => {
  const end = guesses.findIndex((_guess, at) => wurdOutcome(answer, guesses.slice(0, at + 1)) !== null)
  const played = end < 0 ? guesses : guesses.slice(0, end + 1)
  return { game: "WURD", rows: played.map((guess) => markGuess(answer, guess)), isHard }
})
const bawResult = fc
  .record({
    game: fc.constant("BAW" as const),
    points: fc.integer({ min: 0, max: 9999 }),
    rank: fc.constantFrom(...bawRankNames),
    found: fc.integer({ min: 0, max: 999 }),
    words: fc.integer({ min: 1, max: 999 }),
    pangrams: fc.integer({ min: 0, max: 99 }),
    hasHints: fc.boolean(),
  })
  .filter(({ points, found, pangrams }) => pangrams <= found && found <= points)
const quizResult = fc.record({
  game: fc.constant("QUIZ_ME" as const),
  answers: fc.array(fc.constantFrom(...quizMarks), { minLength: 1, maxLength: 5 }),
  isTimed: fc.boolean(),
})
const anyResult: fc.Arbitrary<GameResult> = fc.oneof(wurdResult, bawResult, quizResult)

describe("a result in an address", () => {
  it("comes back as it was", () => {
    fc.assert(
      fc.property(anyResult, (result) => {
        expect(decodeResult(result.game, encodeResult(result))).toEqual(result)
      }),
    )
  })

  it("is short, and needs no escape", () => {
    fc.assert(
      fc.property(anyResult, (result) => {
        expect(encodeResult(result)).toMatch(/^[a-z0-9-]{2,20}$/)
      }),
    )
  })

  it("has one code: whatever else is read as one is none", () => {
    const near = anyResult.chain((result) =>
      fc
        .tuple(fc.nat({ max: 20 }), fc.constantFrom(..."0123456789abcdefhtunrw-", ""))
        .map(([at, letter]) => encodeResult(result).slice(0, at) + letter + encodeResult(result).slice(at + 1)),
    )
    fc.assert(
      fc.property(fc.constantFrom(...gameKinds), fc.oneof(near, fc.string()), (game, code) => {
        const result = decodeResult(game, code)
        expect(result === null || encodeResult(result) === code).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  it("is of its own game alone", () => {
    const solved: GameResult = { game: "WURD", rows: [markGuess("crane", "crane")], isHard: false }
    expect(encodeResult(solved)).toBe("e00")
    expect([decodeResult("BAW", "e00"), decodeResult("QUIZ_ME", "e00")]).toEqual([null, null])
  })

  it.each<[GameKind, string, string]>([
    ["WURD", "nothing", ""],
    ["WURD", "no guess", "e"],
    ["WURD", "seven guesses", `e${"f2".repeat(7)}`],
    ["WURD", "a row that is none", "ef3"],
    ["WURD", "guesses after the word", "e00f2"],
    ["WURD", "four in place and the fifth elsewhere", "e01"],
    ["WURD", "capitals", "eF2"],
    ["WURD", "a line more", "ef2\n"],
    ["BAW", "a number with a nought before it", "e084-4-27-41-2"],
    ["BAW", "more words than points", "e26-4-27-41-2"],
    ["BAW", "more pangrams than words", "e84-4-1-41-2"],
    ["BAW", "a rank that is none", "e84-7-27-41-2"],
    ["BAW", "a puzzle without words", "e84-4-27-0-2"],
    ["QUIZ_ME", "six answers", "trrrrrr"],
    ["QUIZ_ME", "no answer", "t"],
  ])("of %s is refused with %s", (game, _why, code) => expect(decodeResult(game, code)).toBeNull())

  it("is not made of what no game ends with", () => {
    expect(() => encodeResult({ game: "WURD", rows: [], isHard: false })).toThrow(RangeError)
    expect(() => encodeResult({ game: "QUIZ_ME", answers: [], isTimed: true })).toThrow(RangeError)
  })
})

describe("what leads to a result", () => {
  it("is an address that says the same", () => {
    fc.assert(
      fc.property(anyResult, (result) => {
        expect(readPicturePath(resultPicturePath(result, "2026-11-22"))).toEqual({ day: "2026-11-22", result })
        expect(resultPath(result, "2026-11-22")).toMatch(/^\/games\/[a-z]+\?day=2026-11-22&result=[a-z0-9-]+$/)
      }),
    )
  })

  it.each([
    "/share/wurd/2026-11-22/e00.png",
    "/share/wurd/2026-02-30/e00.jpg",
    "/share/wurd/2026-11-22/e01.jpg",
    "/share/wurds/2026-11-22/e00.jpg",
    "/share/baw/2026-11-22/e00.jpg",
    "/share/wurd/2026-11-22/e00.jpg/",
  ])("is no picture at %s", (path) => expect(readPicturePath(path)).toBeNull())
})

it("says nothing of a word or its letters, anywhere", () => {
  const around = { day: "2026-11-22", streak: 3, url: "https://confetti.example/" }
  fc.assert(
    fc.property(wurd, fc.constantFrom("abcd", "wxyz"), ({ answer, guesses, isHard }, alphabet) => {
      // The same game in other letters reads the same.
      const other = (text: string): string => [...text].map((letter) => alphabet["abcd".indexOf(letter)]).join("")
      const resultOf = (of: string, tried: readonly string[]): GameResult | null => {
        const rows = tried.map((guess) => markGuess(of, guess))
        return tried.slice(0, -1).includes(of) ? null : { game: "WURD", rows, isHard }
      }
      const [first, second] = [resultOf(answer, guesses), resultOf(other(answer), guesses.map(other))]
      if (first === null || second === null) return
      const all = (result: GameResult): string[] => [
        resultText(result, around),
        pictureWords(result, around.day),
        invitingWords(result),
        encodeResult(result),
      ]
      expect(all(first)).toEqual(all(second))
    }),
  )
})
