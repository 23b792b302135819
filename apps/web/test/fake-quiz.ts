import { AppError } from "@confetti/contract/app-error"
import type { AnsweredQuestion, QuizPlay } from "@confetti/contract/games"
import { quizQuestions, quizTimes } from "@confetti/domain/games/quiz-machine"
import type { FakeServer } from "./fake-server.ts"

const quizDay = "2026-11-22"
const grace = 2000
const nobody = { length: 0, longest: 0, freezes: 0, frozen: [], earned: [] }

/** Question 3 is about tile `three`; its right answer is the second option. */
export function quizQuestionOf(number: number, tileId: string) {
  return {
    question: `What is question ${number}?`,
    options: ["first", "second", "third", "fourth"].map((each) => `The ${each} of ${number}`),
    right: 1,
    why: `Because of ${number}.`,
    tile: { id: tileId, slug: `slug-of-${tileId}`, title: `Title of ${tileId}` },
  }
}

export type FakeQuiz = ReturnType<typeof fakeQuiz>

/** QUIZ_ME on a server in memory: five questions, whose second answer is right, timed by the page's clock. */
export function fakeQuiz(server: FakeServer, given: { isOn?: boolean } = {}) {
  const questions = ["one", "two", "three", "four", "five"].map((id, at) => quizQuestionOf(at + 1, id))
  const state = {
    play: null as { isTimed: boolean; day: string; chosen: (number | null)[]; shownAt: number | null } | null,
    isOn: given.isOn ?? true,
    streak: 0,
  }
  const isDone = () => state.play?.chosen.length === quizQuestions
  const points = () => state.play?.chosen.filter((option) => option === 1).length ?? 0

  const view = (): QuizPlay => {
    const { play } = state
    if (!play) throw new AppError("game/not-started")
    const at = play.chosen.length
    const open = questions[at]
    const left = quizTimes.Delay + quizTimes.Running - (performance.now() - (play.shownAt ?? 0))
    return {
      game: "QUIZ_ME",
      day: play.day,
      isPractice: play.day !== quizDay,
      state: isDone() ? "done" : "playing",
      paid: isDone() && server.state.person !== null && play.day === quizDay ? 1 : 0,
      zone: "Europe/Berlin",
      nextDate: new Date(Date.now() + 5 * 3_600_000 + 90_000).toISOString(),
      isTimed: play.isTimed,
      questions: quizQuestions,
      answered: questions
        .slice(0, at)
        .map((question, number): AnsweredQuestion => ({ ...question, chosen: play.chosen[number] ?? null })),
      current:
        open && play.shownAt !== null
          ? {
              question: open.question,
              options: open.options,
              remainingMs: play.isTimed ? Math.max(0, Math.round(left)) : null,
            }
          : null,
      points: points(),
    }
  }
  const settle = () => {
    const { play } = state
    if (!play?.isTimed || play.shownAt === null) return
    if (performance.now() - play.shownAt <= quizTimes.Delay + quizTimes.Running + grace) return
    play.chosen.push(null)
    play.shownAt = null
  }
  const must = () => {
    if (!state.isOn) throw new AppError("game/switched-off")
    if (!state.play) throw new AppError("game/not-started")
    settle()
    return state.play
  }

  server.answer("games-get_stats", () => ({
    today: quizDay,
    zone: "Europe/Berlin",
    nextDate: "2026-11-22T23:00:00.000Z",
    overall: nobody,
    games: [
      {
        game: "QUIZ_ME",
        isOn: state.isOn,
        today: {
          state: !state.play || state.play.day !== quizDay ? "new" : isDone() ? "done" : "playing",
          moves: state.play?.chosen.length ?? 0,
          score: points(),
        },
        streak: { ...nobody, length: isDone() ? state.streak + 1 : state.streak },
        played: isDone() ? 1 : 0,
        won: 0,
        distribution: [0, 1, 2, 3, 4, 5].map((right) => (isDone() && right === points() ? 1 : 0)),
        week: Array.from({ length: 7 }, () => ({ day: quizDay, isPlayed: false, isFrozen: false })),
      },
    ],
    yesterday: null,
  }))
  server.answer("games-list_days", ({ until = quizDay }) => ({
    days: [{ day: until, state: "new", isPractice: until !== quizDay, moves: 0, score: 0 }],
    next: null,
  }))
  server.answer("games-start_game", ({ isTimed, day = quizDay }) => {
    if (!state.isOn) throw new AppError("game/switched-off")
    state.play ??= { isTimed: isTimed !== false, day, chosen: [], shownAt: null }
    return view()
  })
  server.answer("games-show_question", ({ at }) => {
    const play = must()
    if (at > play.chosen.length) throw new AppError("game/moved-on")
    if (at === play.chosen.length) play.shownAt ??= performance.now()
    return view()
  })
  server.answer("games-answer_question", ({ at, option }) => {
    const play = must()
    if (at > play.chosen.length || (at === play.chosen.length && play.shownAt === null))
      throw new AppError("game/no-question")
    if (at === play.chosen.length) {
      play.chosen.push(option)
      play.shownAt = null
    }
    return view()
  })
  return state
}
