import { join } from "node:path"
import { isPangram } from "@confetti/domain/games/baw"
import { addDays } from "@confetti/domain/games/puzzle-day"
import { markGuess } from "@confetti/domain/games/wurd"
import { describe, expect, it } from "vitest"
import { inEnglish } from "../../../../test/in-english.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import type { Problem } from "../../content/pack/problem.ts"
import { bawCandidates, fewestWords, mostWords, wordsOf } from "./baw-candidates.ts"
import { createSchedule } from "./puzzle-schedule.ts"
import { readOverrides } from "./read-overrides.ts"
import { checkWordLists, readWordLists, type WordLists } from "./read-word-lists.ts"

const content = join(import.meta.dirname, "../../../../../../content")
const problems: Problem[] = []
const lists = (await readWordLists(content, problems)) ?? {
  accepted: new Set<string>(),
  common: [],
  answers: [],
  lines: new Map<string, string>(),
}
const year = Array.from({ length: 366 }, (_, at) => addDays("2026-11-22", at))

/** Few words of these seven letters, and enough other answers for a year. */
const small = (answers: string): WordLists =>
  checkWordLists(
    { accepted: "eagle\nplane\nplate\nglass\ncats\nboard\nbored\nelegantly", common: "eagle\nelegantly", answers },
    [],
  )

describe("the word lists of the starter pack", () => {
  it("are in order", () => {
    expect(problems).toEqual([])
    expect(lists.answers.length).toBeGreaterThan(730)
    expect(lists.accepted.size).toBeGreaterThan(30_000)
  })

  it("answer with no plural, and nothing that offends", () => {
    expect(lists.answers.filter((word) => /[^suio]s$/.test(word))).toEqual([])
    const blocked =
      /^(?:bitch|whore|slut|rape|nigg|fagg|cunt|fuck|shit|nazi|penis|vagin|porn|slave|idiot|moron|drunk|naked)/
    expect(lists.answers.filter((word) => blocked.test(word))).toEqual([])
    expect(lists.common.filter((word) => blocked.test(word))).toEqual([])
    expect(["cretin", "gimp", "mong", "whitey"].filter((word) => lists.accepted.has(word))).toEqual([])
    expect(["lame", "poop", "thong"].filter((word) => lists.common.includes(word))).toEqual([])
  })

  it("ask for the British spelling, and take the American one as well", () => {
    const british = ["aluminium", "armour", "centre", "colour", "favour", "grey", "honour", "metre", "mould", "plough"]
    const american = ["aluminum", "armor", "center", "color", "favor", "gray", "honor", "mold", "plow", "theater"]
    expect(british.filter((word) => !lists.common.includes(word))).toEqual([])
    expect(american.filter((word) => lists.common.includes(word) || !lists.accepted.has(word))).toEqual([])
  })

  it("ask for no verb that nobody uses", () =>
    expect(
      ["cabbing", "coaling", "doggoning", "duding", "gowning"].filter((word) => lists.common.includes(word)),
    ).toEqual([]))
})

describe("createSchedule", () => {
  const schedule = createSchedule(lists, new Map(), "seed")

  it("has a year of words without a repeat", () => {
    const words = year.map((day) => schedule.puzzleOf("WURD", day).word)
    expect(new Set(words).size).toBe(year.length)
    for (const word of words) expect(lists.accepted.has(word)).toBe(true)
  })

  it("has a year of letters without a repeat, each of a good size and with a pangram that is common", () => {
    const puzzles = year.map((day) => schedule.puzzleOf("BAW", day))
    expect(new Set(puzzles.map(({ letters }) => letters)).size).toBe(year.length)
    for (const { letters, required, words } of puzzles) {
      expect(letters).toMatch(/^[a-rt-z]{7}$/)
      expect(letters).toContain(required)
      expect(words.length).toBeGreaterThanOrEqual(fewestWords)
      expect(words.length).toBeLessThanOrEqual(mostWords)
      expect(words.some(isPangram)).toBe(true)
      expect(words.every((word) => lists.accepted.has(word))).toBe(true)
    }
  })

  it("is the same for the same seed, and another for another", () => {
    const again = createSchedule(lists, new Map(), "seed")
    const other = createSchedule(lists, new Map(), "another seed")
    const words = (of: typeof schedule) => year.map((day) => of.puzzleOf("WURD", day).word)
    expect(words(again)).toEqual(words(schedule))
    expect(words(other).filter((word, at) => word === words(schedule)[at]).length).toBeLessThan(10)
  })

  it("knows the days before the first one too", () =>
    expect(schedule.puzzleOf("WURD", "2025-12-31").word).toMatch(/^[a-z]{5}$/))

  it("marks as the rule says: the letters in common, whatever their places", () => {
    const guesses = [...lists.accepted].filter((word) => word.length === 5).slice(0, 1000)
    let wrong = 0
    for (const answer of lists.answers.slice(0, 100))
      for (const guess of guesses) {
        const told = markGuess(answer, guess).filter((mark) => mark !== "absent").length
        const rest = [...answer]
        for (const letter of guess) if (rest.includes(letter)) rest.splice(rest.indexOf(letter), 1)
        if (told !== answer.length - rest.length) wrong += 1
      }
    expect(wrong).toBe(0)
  })
})

it("bawCandidates counts what wordsOf finds", () => {
  for (const { letters, required } of bawCandidates(lists.common).slice(0, 40))
    for (const letter of letters) {
      const count = wordsOf(lists.common, letters, letter).length
      expect(required.includes(letter)).toBe(count >= fewestWords && count <= mostWords)
    }
})

describe("what is wrong with a pack's games", () => {
  const check = (texts: Partial<Record<"accepted" | "common" | "answers", string>>): string[] => {
    const found: Problem[] = []
    checkWordLists(
      { accepted: "plane\nglass\ncats\nboard\nboards\nplans\nplan", common: "", answers: "", ...texts },
      found,
    )
    return found.map(inEnglish)
  }

  it("is said with file and line", () => {
    expect(check({ accepted: "plane\nPlane\nit's\nplane" })).toEqual([
      "games/words/accepted.txt:2: `Plane` must be 4 to 30 letters from a to z",
      "games/words/accepted.txt:3: `it's` must be 4 to 30 letters from a to z",
      "games/words/accepted.txt:4: `plane` appears twice",
      "games/words/wurd-answers.txt:1: has 0 words; a year without repeats needs 366",
    ])
    expect(check({ common: "plane\ncats\nother" }).slice(0, 2)).toEqual([
      "games/words/common.txt:2: `cats` has an s, which no BAW puzzle has",
      "games/words/common.txt:3: `other` is not in games/words/accepted.txt",
    ])
    expect(check({ answers: "glass\nplans\nboards" })).toEqual([
      "games/words/wurd-answers.txt:2: `plans` is a plural",
      "games/words/wurd-answers.txt:3: `boards` must have 5 letters",
      "games/words/wurd-answers.txt:1: has 1 words; a year without repeats needs 366",
    ])
  })

  const override = (yaml: string, of = lists) => {
    const found: string[] = []
    const overrides = readOverrides(yaml, of, (line, say) => found.push(`${line}: ${say(wordsIn("en"))}`))
    return { found, overrides }
  }

  it("is said of an editor's day too", () => {
    const { found } = override(
      [
        "2027-02-30: { WURD: { word: plane } }",
        "2027-01-01:",
        "  WURD: { word: xyzzy }",
        "2027-01-02:",
        "  BAW: { letters: aeglnts, required: e }",
        "2027-01-03:",
        "  BAW: { letters: aeglnty, required: x }",
        "2027-01-04:",
        "  BAW: { letters: bcdfgjk, required: b }",
      ].join("\n"),
    )
    expect(found).toEqual([
      "1: `2027-02-30` must be a day, such as 2027-01-01",
      "3: `xyzzy` is not in games/words/accepted.txt",
      "5: `BAW.letters` has an s, which no BAW puzzle has",
      "7: `BAW.required` must be one of the letters",
      "9: these letters make 0 words; a good puzzle has 20 to 60",
    ])
    expect(override("2027-01-01: { WURD: { word: plane, colour: red } }").found).toHaveLength(1)
    expect(override("[not a map").found.length).toBeGreaterThan(0)
  })

  it("is nothing for a day that is sound, which then goes first", () => {
    const letters = bawCandidates(lists.common)[0]
    const { found, overrides } = override(
      `2027-01-01: { WURD: { word: start, line: Every year has one. }, BAW: { letters: ${letters?.letters}, required: ${letters?.required[0]} } }`,
    )
    expect(found).toEqual([])
    const schedule = createSchedule(lists, overrides, "seed")
    expect(schedule.puzzleOf("WURD", "2027-01-01")).toEqual({
      kind: "WURD",
      word: "start",
      line: "Every year has one.",
      tileId: null,
    })
    expect(schedule.puzzleOf("BAW", "2027-01-01").letters).toBe(letters?.letters)
    expect(schedule.isOverridden("WURD", "2027-01-02")).toBe(false)
  })
})

it("a list that grows keeps the order of what it had", () => {
  const before = createSchedule(small("plane\nplate\nglass"), new Map(), "seed")
  const after = createSchedule(small("plane\nplate\nglass\nboard"), new Map(), "seed")
  const words = (of: typeof before, count: number) =>
    Array.from({ length: count }, (_, at) => of.puzzleOf("WURD", addDays("2026-01-01", at)).word)
  expect(words(after, 4).filter((word) => word !== "board")).toEqual(words(before, 3))
})
