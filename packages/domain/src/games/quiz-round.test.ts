import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { quizQuestions } from "./quiz-machine.ts"
import {
  answerQuizQuestion,
  countRight,
  networkGraceMs,
  type QuizRound,
  questionTimeMs,
  remainingTime,
  settleRound,
  showQuizQuestion,
} from "./quiz-round.ts"

const fresh: QuizRound = { isTimed: true, shownAt: null, answers: [] }
const shown: QuizRound = { ...fresh, shownAt: 1000 }
const latest = 1000 + questionTimeMs + networkGraceMs

it("starts a question's time once, however often it is shown", () => {
  expect(showQuizQuestion(fresh, 0, 1000)).toEqual({ ok: true, round: shown })
  expect(showQuizQuestion(shown, 0, 9000)).toEqual({ ok: true, round: shown })
  expect(remainingTime(shown, 9000)).toBe(questionTimeMs - 8000)
})

it("shows no question before its turn, and one that was answered as it is", () => {
  expect(showQuizQuestion(fresh, 1, 1000)).toEqual({ ok: false, reason: "moved-on" })
  const answered = { ...fresh, answers: [2] }
  expect(showQuizQuestion(answered, 0, 1000)).toEqual({ ok: true, round: answered })
})

describe("an answer", () => {
  const answer = (round: QuizRound, at: number, option: number | null, now: number) =>
    answerQuizQuestion(round, { at, option }, now)

  it("counts until its time and the network's are over, and then there was none", () => {
    expect(answer(shown, 0, 3, latest)).toMatchObject({ round: { answers: [3], shownAt: null } })
    expect(answer(shown, 0, 3, latest + 1)).toMatchObject({ round: { answers: ["NoTime"], shownAt: null } })
    expect(answer(shown, 0, null, 2000)).toMatchObject({ round: { answers: ["NoTime"] } })
  })

  it("counts whenever it comes where no time runs", () =>
    expect(answer({ ...shown, isTimed: false }, 0, 3, latest * 1000)).toMatchObject({ round: { answers: [3] } }))

  it("counts once, and the first one stays", () => {
    const once = { ...fresh, answers: [1] }
    expect(answer(once, 0, 2, 5000)).toEqual({ ok: true, round: once })
  })

  it("needs a question that is shown", () => {
    expect(answer(fresh, 0, 1, 1000)).toEqual({ ok: false, reason: "no-question" })
    expect(answer(shown, 1, 1, 1000)).toEqual({ ok: false, reason: "no-question" })
  })
})

it("over random walks only adds answers, one at a time, and never more than there are questions", () => {
  const step = fc.record({
    what: fc.constantFrom("show", "answer", "settle"),
    at: fc.integer({ min: 0, max: quizQuestions - 1 }),
    option: fc.option(fc.integer({ min: 0, max: 3 })),
    after: fc.integer({ min: 0, max: 20_000 }),
  })
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { maxLength: 60 }), (isTimed, steps) => {
      let round: QuizRound = { ...fresh, isTimed }
      let now = 0
      for (const { what, at, option, after } of steps) {
        now += after
        const before = round
        if (what === "settle") round = settleRound(round, now)
        else {
          const decision =
            what === "show" ? showQuizQuestion(round, at, now) : answerQuizQuestion(round, { at, option }, now)
          if (decision.ok) round = decision.round
        }
        expect(round.answers.slice(0, before.answers.length)).toEqual(before.answers)
        expect(round.answers.length - before.answers.length).toBeLessThanOrEqual(1)
        expect(round.answers.length).toBeLessThanOrEqual(quizQuestions)
        if (round.answers.length === quizQuestions) expect(round.shownAt).toBeNull()
        const left = remainingTime(round, now)
        expect(left === null).toBe(!isTimed || round.shownAt === null)
        if (left !== null) expect(left).toBeLessThanOrEqual(questionTimeMs)
      }
    }),
  )
})

it("counts what is right, and no time as wrong", () => expect(countRight([0, "NoTime", 2, 1], [0, 1, 2, 3, 0])).toBe(2))
