import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  newQuiz,
  nextQuiz,
  phaseTime,
  type QuizEvent,
  type QuizState,
  quizButton,
  quizDots,
  quizOptions,
  quizQuestions,
} from "./quiz-machine.ts"

const run = (state: QuizState, ...events: QuizEvent[]): QuizState => events.reduce(nextQuiz, state)
const begin = { type: "begin" } as const
const elapsed = { type: "elapsed" } as const
const next = { type: "next" } as const
const answer = (option: number) => ({ type: "answer", option }) as const
const running = run(newQuiz(quizQuestions, true), begin, elapsed, elapsed)

it("walks through the phases in the specification's order", () => {
  let state = newQuiz(2, true)
  const phases = [state.phase]
  for (const event of [begin, elapsed, elapsed, answer(1), next, elapsed, elapsed, elapsed, elapsed, next]) {
    state = nextQuiz(state, event)
    phases.push(state.phase)
  }
  expect(phases.join(" ")).toBe("Initiate Countdown Delay Running Pause NextQuestion Delay Running NoTime Pause Pause")
  expect(state).toMatchObject({ outcome: "done", answers: [1, "NoTime"] })
  expect(nextQuiz(state, { type: "scored" }).outcome).toBe("complete")
})

it("locks the options until the delay is over, and after an answer", () => {
  const delayed = run(newQuiz(5, true), begin, elapsed)
  expect(nextQuiz(delayed, answer(0))).toBe(delayed)
  const answered = nextQuiz(running, answer(2))
  expect(nextQuiz(answered, answer(3))).toBe(answered)
})

it.each([-1, quizOptions, 1.5, Number.NaN])("takes no option %d", (option) =>
  expect(nextQuiz(running, answer(option))).toBe(running),
)

it("waits for ever where it is not timed, and ends the same", () => {
  const untimed = run(newQuiz(1, false), begin, elapsed, elapsed)
  expect(phaseTime(untimed)).toBeNull()
  expect(nextQuiz(untimed, elapsed)).toBe(untimed)
  expect(run(untimed, answer(0), next)).toMatchObject({ outcome: "done", answers: [0] })
})

describe("a quiz that was left", () => {
  it("goes on with its question", () => {
    const left = nextQuiz(running, { type: "quit" })
    expect(left.outcome).toBe("quit")
    expect(nextQuiz(left, answer(1))).toBe(left)
    expect(nextQuiz(left, { type: "resume" })).toMatchObject({ phase: "Delay", question: 0, outcome: null })
  })

  it("shows the answer again where it was left on one", () => {
    const left = run(running, answer(1), { type: "quit" })
    expect(nextQuiz(left, { type: "resume" })).toMatchObject({ phase: "Pause", answers: [1] })
  })

  it("has not begun where it had not", () =>
    expect(run(newQuiz(5, true), { type: "quit" }, { type: "resume" })).toEqual(newQuiz(5, true)))
})

const anyEvent: fc.Arbitrary<QuizEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.constant(elapsed) },
  { weight: 6, arbitrary: fc.integer({ min: -1, max: quizOptions }).map(answer) },
  { weight: 4, arbitrary: fc.constant(next) },
  fc.constantFrom<QuizEvent>(begin, { type: "quit" }, { type: "resume" }, { type: "scored" }),
)

it("over random walks keeps an answer for each question before the one in view, and ends once all have one", () => {
  const outcomes = new Set<string | null>()
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.integer({ min: 1, max: 5 }),
      fc.array(anyEvent, { maxLength: 200 }),
      (isTimed, count, events) => {
        let state = newQuiz(count, isTimed)
        for (const event of [begin, ...events]) {
          const after = nextQuiz(state, event)
          expect(after.answers.slice(0, state.answers.length)).toEqual(state.answers)
          expect(after.answers.length - state.answers.length).toBeLessThanOrEqual(1)
          expect(after.question - state.question).toBeLessThanOrEqual(1)
          expect(after.question).toBeGreaterThanOrEqual(state.question)
          expect(after.answers.length - after.question).toBeOneOf([0, 1])
          if (after.outcome === "done" || after.outcome === "complete") expect(after.answers).toHaveLength(count)
          if (state.outcome === "complete") expect(after).toBe(state)
          if (!isTimed) expect(after.answers).not.toContain("NoTime")
          state = after
        }
        outcomes.add(state.outcome)
      },
    ),
    { numRuns: 2000, seed: 12 },
  )
  expect([...outcomes].map(String).sort()).toEqual(["complete", "done", "null", "quit"])
})

it("never stands still: every phase has a time or waits for a person", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(anyEvent, { maxLength: 60 }), (isTimed, events) => {
      const state = run(newQuiz(3, isTimed), begin, ...events)
      if (state.outcome !== null) return
      const ways: QuizEvent[] = phaseTime(state) === null ? [begin, answer(0), next] : [elapsed]
      expect(ways.some((event) => nextQuiz(state, event) !== state)).toBe(true)
    }),
  )
})

it("shows what was clicked, and then what is right", () => {
  expect([0, 1, 2].map((option) => quizButton(option, 1, null))).toEqual(["unclicked", "clicked", "unclicked"])
  expect([0, 1, 2].map((option) => quizButton(option, 1, 2))).toEqual(["unclicked", "incorrect", "correct"])
  expect([0, 1].map((option) => quizButton(option, "NoTime", 0))).toEqual(["correct", "unclicked"])
})

it("shows a dot for each question", () => {
  expect(quizDots({ ...running, question: 2 }, [true, false])).toEqual([
    "correct",
    "incorrect",
    "current",
    "unanswered",
    "unanswered",
  ])
})
