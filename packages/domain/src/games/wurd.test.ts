import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkHardMode, keyboardMarks, type Mark, markGuess, wurdGuesses, wurdOutcome } from "./wurd.ts"

/** `+` is correct, `o` is present, `-` is absent. */
const drawn = (answer: string, guess: string): string =>
  markGuess(answer, guess)
    .map((mark) => ({ correct: "+", present: "o", absent: "-" })[mark])
    .join("")

/** Few letters, so that they repeat. */
const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 5, maxLength: 5 })

/**
 * The definition, letter by letter and without a table: at position i a letter that is not in place is present where fewer of its kind
 * were used up, by those in place anywhere and by those before it, than the answer has.
 */
function markByDefinition(answer: string, guess: string): Mark[] {
  const places = [0, 1, 2, 3, 4]
  return places.map((at) => {
    if (answer.charAt(at) === guess.charAt(at)) return "correct"
    const has = answer.split(guess.charAt(at)).length - 1
    const inPlace = places.filter((p) => answer.charAt(p) === guess.charAt(p) && guess.charAt(p) === guess.charAt(at))
    const before = places.filter(
      (p) => p < at && guess.charAt(p) === guess.charAt(at) && answer.charAt(p) !== guess.charAt(p),
    )
    return inPlace.length + before.length < has ? "present" : "absent"
  })
}

/** Every word of five letters over this alphabet. */
function everyWord(alphabet: string): string[] {
  let words = [""]
  for (let length = 0; length < 5; length += 1) words = words.flatMap((start) => [...alphabet].map((c) => start + c))
  return words
}

describe("markGuess", () => {
  it.each([
    ["crane", "crane", "+++++"],
    ["crane", "nacre", "oooo+"],
    ["abbey", "babes", "oo++-"],
    ["abbey", "kebab", "-o+oo"],
    ["those", "geese", "---++"],
    ["dread", "added", "oo-o+"],
    ["allow", "llama", "o+o--"],
    ["sweet", "eerie", "oo---"],
    ["crane", "lymph", "-----"],
  ])("of %s marks %s as %s", (answer, guess, expected) => expect(drawn(answer, guess)).toBe(expected))

  it("is what the definition says, for all 59,049 pairs over three letters", () => {
    const words = everyWord("abc")
    expect(words).toHaveLength(243)
    const differing: string[] = []
    for (const answer of words)
      for (const guess of words)
        if (markGuess(answer, guess).join() !== markByDefinition(answer, guess).join())
          differing.push(`${answer} ${guess}`)
    expect(differing).toEqual([])
  })

  it("is what the definition says, over more letters", () => {
    fc.assert(
      fc.property(word, word, (answer, guess) => {
        expect(markGuess(answer, guess)).toEqual(markByDefinition(answer, guess))
      }),
      { numRuns: 5000 },
    )
  })

  it("marks as many of a letter as the two words share", () => {
    fc.assert(
      fc.property(word, word, (answer, guess) => {
        const told = markGuess(answer, guess)
        for (const letter of new Set(guess)) {
          const shared = Math.min(answer.split(letter).length, guess.split(letter).length) - 1
          expect([...guess].filter((each, at) => each === letter && told[at] !== "absent")).toHaveLength(shared)
        }
      }),
    )
  })
})

describe("wurdOutcome", () => {
  it("is won by the answer, lost by the sixth other word, and open until then", () => {
    expect(wurdOutcome("crane", [])).toBeNull()
    expect(wurdOutcome("crane", ["crane"])).toBe("won")
    const wrong = Array.from({ length: wurdGuesses }, () => "lymph")
    expect(wurdOutcome("crane", wrong.slice(1))).toBeNull()
    expect(wurdOutcome("crane", wrong)).toBe("lost")
    expect(wurdOutcome("crane", [...wrong.slice(1), "crane"])).toBe("won")
  })
})

describe("checkHardMode", () => {
  const after = (answer: string, ...guesses: string[]) =>
    guesses.map((guess) => ({ word: guess, marks: markGuess(answer, guess) }))

  it("keeps a letter at its place", () =>
    expect(checkHardMode(after("crane", "crown"), "brain")).toEqual({
      ok: false,
      reason: "letter-moved",
      letter: "c",
      place: 0,
    }))

  it("keeps a letter in the word, as often as is known", () => {
    expect(checkHardMode(after("crane", "nylon"), "crate")).toMatchObject({ reason: "letter-left-out", letter: "n" })
    expect(checkHardMode(after("sweet", "eerie"), "tenor")).toMatchObject({ letter: "e", count: 2 })
  })

  it("never refuses the answer", () => {
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 5 }), (answer, guesses) => {
        expect(checkHardMode(after(answer, ...guesses), answer)).toEqual({ ok: true })
      }),
    )
  })

  it("lets anything through while nothing is known", () =>
    expect(checkHardMode(after("crane", "moist"), "lymph")).toEqual({ ok: true }))
})

it("keyboardMarks keeps the best that was told of a letter", () => {
  const guesses = ["eerie", "sweet"].map((guess) => ({ word: guess, marks: markGuess("sweet", guess) }))
  expect(keyboardMarks(guesses.slice(0, 1))).toEqual(
    new Map([
      ["e", "present"],
      ["r", "absent"],
      ["i", "absent"],
    ]),
  )
  expect(keyboardMarks(guesses).get("e")).toBe("correct")
})
