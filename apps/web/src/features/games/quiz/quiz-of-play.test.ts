import type { QuizPlay } from "@confetti/contract/games"
import { newQuiz, nextQuiz, type QuizEvent, type QuizState } from "@confetti/domain/games/quiz-machine"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { quizQuestionOf } from "../../../../test/fake-quiz.ts"
import { followPlay, isQuestionHere, quizOfPlay } from "./quiz-of-play.ts"

const run = (state: QuizState, ...events: QuizEvent[]): QuizState => events.reduce(nextQuiz, state)
const begun = run(newQuiz(5, true), { type: "begin" })
const running = run(begun, { type: "elapsed" }, { type: "elapsed" })

/** A play in which so many questions were answered, each with its second option, and the next one is open or not. */
function playOf(count: number, isOpen = false): QuizPlay {
  const { question, options } = quizQuestionOf(count + 1, "one")
  return {
    game: "QUIZ_ME",
    day: "2026-11-22",
    isPractice: false,
    state: count === 5 ? "done" : "playing",
    paid: 0,
    zone: "UTC",
    nextDate: "2026-11-23T00:00:00.000Z",
    isTimed: true,
    questions: 5,
    answered: Array.from({ length: count }, (_, at) => ({ ...quizQuestionOf(at + 1, "one"), chosen: 1 })),
    current: isOpen && count < 5 ? { question, options, remainingMs: 9000 } : null,
    points: count,
  }
}

describe("a quiz the server has kept", () => {
  it("goes on where it was left", () => {
    expect(quizOfPlay(playOf(0))).toMatchObject({ phase: "Initiate", question: 0, outcome: null })
    expect(quizOfPlay(playOf(0, true))).toMatchObject({ phase: "Delay", question: 0 })
    expect(quizOfPlay(playOf(2))).toMatchObject({ phase: "Pause", question: 1, answers: [1, 1] })
    expect(quizOfPlay(playOf(2, true))).toMatchObject({ phase: "Delay", question: 2, answers: [1, 1] })
    expect(quizOfPlay(playOf(5))).toMatchObject({ outcome: "complete", question: 4 })
  })

  it("can be played on from there to its end", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.boolean(), (count, isOpen) => {
        let state = quizOfPlay(playOf(count, isOpen))
        const all: QuizEvent[] = [
          { type: "begin" },
          { type: "elapsed" },
          { type: "answer", option: 1 },
          { type: "next" },
        ]
        for (let turn = 0; turn < 40; turn++) state = run(state, ...all)
        expect(state).toMatchObject({ outcome: "done" })
        expect(state.answers).toHaveLength(5)
      }),
    ))
})

describe("a quiz that is open here", () => {
  it("stays where it is while the server says nothing new", () => {
    expect(followPlay(begun, playOf(0), false)).toMatchObject({ phase: "Countdown" })
    expect(followPlay(running, playOf(0, true), false)).toEqual(running)
    const answered = nextQuiz(running, { type: "answer", option: 1 })
    expect(followPlay(answered, playOf(0, true), true)).toEqual(answered)
    expect(followPlay(answered, playOf(1), false)).toEqual(answered)
  })

  it("goes on from where another device has come", () => {
    expect(followPlay(running, playOf(3), false)).toMatchObject({ phase: "Pause", question: 2 })
    expect(followPlay(begun, playOf(0, true), false)).toMatchObject({ phase: "Delay", question: 0 })
    expect(followPlay(running, playOf(5), false)).toMatchObject({ outcome: "complete" })
  })

  it("stays left, whatever another device does, until its end", () => {
    const left = nextQuiz(running, { type: "quit" })
    expect(followPlay(left, playOf(2, true), false)).toMatchObject({ outcome: "quit", question: 2 })
    expect(followPlay(left, playOf(5), false)).toMatchObject({ outcome: "complete" })
  })

  it("goes back to a question whose answer was never taken", () => {
    const answered = nextQuiz(running, { type: "answer", option: 1 })
    expect(followPlay(answered, playOf(0, true), false)).toMatchObject({ phase: "Delay", answers: [] })
  })
})

it("has its question as soon as the server has shown it", () => {
  const delay = run(begun, { type: "elapsed" })
  expect(isQuestionHere(delay, null)).toBe(false)
  expect(isQuestionHere(delay, playOf(0))).toBe(false)
  expect(isQuestionHere(delay, playOf(0, true))).toBe(true)
})
