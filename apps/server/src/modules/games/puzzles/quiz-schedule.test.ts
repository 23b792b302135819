import { day as dayMs } from "@confetti/domain/durations"
import { addDays } from "@confetti/domain/games/puzzle-day"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { askQuestion } from "./ask-question.ts"
import { createQuizSchedule } from "./quiz-schedule.ts"
import type { QuizChoice, QuizTile } from "./quiz-tile.ts"

const long = Date.parse("2025-01-01")
const now = Date.parse("2026-11-22")

const tile = (name: string, given: Partial<QuizTile> = {}): QuizTile => ({
  id: name,
  slug: `about-${name}`,
  developing: false,
  publishedAt: long,
  season: null,
  questions: ["first", "second", "third"].map((which) => ({
    question: `The ${which} of ${name}?`,
    options: ["a", "b", "c", "d"].map((letter) => `${letter} of ${name}`),
    rightOption: 1,
    why: `Because ${name}.`,
  })),
  ...given,
})
const many = (count: number): QuizTile[] => Array.from({ length: count }, (_, at) => tile(`t${at}`))
const none = new Map<string, readonly QuizChoice[]>()
const schedule = (tiles: readonly QuizTile[], overrides = none, seed = "seed") =>
  createQuizSchedule({ tiles, overrides, seed })
const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, at) => addDays(first, at))

describe("createQuizSchedule", () => {
  it("asks five questions a day, each on a tile of its own", () => {
    const quizzes = schedule(many(12))
    for (const day of daysFrom("2025-12-01", 90)) {
      const { questions } = quizzes.puzzleOf(day, now)
      expect(new Set(questions.map(({ tileId }) => tileId)).size).toBe(5)
    }
  })

  it("comes to every tile before it comes to one again, and then to its next question", () => {
    const quizzes = schedule(many(15))
    const rounds = [0, 1, 2].map((round) =>
      daysFrom(addDays("2026-01-01", 3 * round), 3).flatMap((day) => quizzes.puzzleOf(day, now).questions),
    )
    for (const round of rounds) expect(new Set(round.map(({ tileId }) => tileId)).size).toBe(15)
    const numbers = rounds.flat().filter(({ tileId }) => tileId === "t7")
    expect(new Set(numbers.map(({ number }) => number))).toEqual(new Set([1, 2, 3]))
  })

  it("is the same for the same seed, and another for another", () => {
    const names = (seed: string) =>
      daysFrom("2026-03-01", 20).map((day) => JSON.stringify(schedule(many(40), none, seed).puzzleOf(day, now)))
    expect(names("seed")).toEqual(names("seed"))
    expect(names("other").filter((name, at) => name === names("seed")[at])).toEqual([])
  })

  it("leaves the days before as they were when a tile comes out, and takes it in its turn", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 30 }), fc.integer({ min: 1, max: 60 }), (count, after) => {
        const published = Date.parse("2026-01-01") + after * dayMs
        const tiles = many(count)
        const [before, later] = [schedule(tiles), schedule([...tiles, tile("new", { publishedAt: published })])]
        for (const day of daysFrom("2026-01-01", after))
          expect(later.puzzleOf(day, now)).toEqual(before.puzzleOf(day, now))
        const round = Math.ceil((count + 1) / 5) + 1
        const next = daysFrom(addDays("2026-01-01", after + 1), round).flatMap((day) =>
          later.puzzleOf(day, now).questions.filter(({ tileId }) => tileId === "new"),
        )
        expect(next.length).toBeGreaterThanOrEqual(1)
        expect(next.length).toBeLessThanOrEqual(2)
      }),
      { numRuns: 40 },
    )
  })

  it("asks about nothing that is not out where its day begins first", () => {
    const soon = tile("soon", { publishedAt: Date.parse("2026-02-01") })
    const quizzes = schedule([...many(5), soon])
    const asksAbout = (day: string) => quizzes.puzzleOf(day, now).questions.some(({ tileId }) => tileId === "soon")
    expect(asksAbout("2026-02-01")).toBe(false)
    expect(daysFrom("2026-02-02", 2).some(asksAbout)).toBe(true)
  })

  it("asks about a tile with a season while it lasts, and does not make up for the rest of the year", () => {
    const quizzes = schedule([...many(9), tile("snow", { season: "12-01/12-31" })])
    const days = daysFrom("2026-01-01", 364).filter((day) =>
      quizzes.puzzleOf(day, now).questions.some(({ tileId }) => tileId === "snow"),
    )
    expect(days.length).toBeGreaterThan(12)
    expect(days.length).toBeLessThan(18)
    for (const day of days) expect(day).toMatch(/^2026-12|^2027-01-01/)
  })

  it("asks of days with too few tiles what there is by now", () => {
    const quizzes = schedule(many(7).map((each) => ({ ...each, publishedAt: Date.parse("2026-11-01") })))
    expect(quizzes.isServed(now)).toBe(true)
    expect(quizzes.isServed(Date.parse("2026-10-01"))).toBe(false)
    for (const day of ["2025-12-24", "2026-05-05"])
      expect(new Set(quizzes.puzzleOf(day, now).questions.map(({ tileId }) => tileId)).size).toBe(5)
  })

  it("serves nothing of tiles without questions, or of stories that still grow", () => {
    const tiles = [...many(4), tile("bare", { questions: [] }), tile("growing", { developing: true })]
    expect(schedule(tiles).isServed(now)).toBe(false)
  })

  it("does what an editor decided, and does not ask the same again soon after", () => {
    const choices = ["t3", "t1", "t4", "t0", "t2"].map((tileId) => ({ tileId, number: 2 }))
    const quizzes = schedule(many(20), new Map([["2026-01-01", choices]]))
    const asked = (day: string) => quizzes.puzzleOf(day, now).questions
    expect(asked("2026-01-01").map(({ tileId, number }) => ({ tileId, number }))).toEqual(choices)
    const next = daysFrom("2026-01-02", 3).flatMap((day) => asked(day).map(({ tileId }) => tileId))
    expect(next.filter((id) => choices.some(({ tileId }) => tileId === id))).toEqual([])
    expect(quizzes.isOverridden("2026-01-01")).toBe(true)
    expect(quizzes.isOverridden("2026-01-02")).toBe(false)
  })
})

it("askQuestion mixes the options, and knows which one is right", () => {
  const places = many(60).map(({ id, questions: [question] }) => {
    if (!question) throw new Error("no question")
    const asked = askQuestion({ tileId: id, number: 1, question }, "seed")
    expect(asked.options[asked.right]).toBe(question.options[1])
    expect(asked.options.toSorted()).toEqual(question.options)
    return asked.right
  })
  for (const place of [0, 1, 2, 3]) expect(places.filter((each) => each === place).length).toBeGreaterThan(5)
})
