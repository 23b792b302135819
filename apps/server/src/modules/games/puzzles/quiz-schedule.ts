import { hour } from "@confetti/domain/durations"
import { addDays, daysBetween } from "@confetti/domain/games/puzzle-day"
import { quizQuestions } from "@confetti/domain/games/quiz-machine"
import { isOut } from "../../../platform/content/content-snapshot.ts"
import { askQuestion } from "./ask-question.ts"
import { keyedOrder } from "./keyed-order.ts"
import type { QuizPuzzle } from "./puzzle.ts"
import { firstDay } from "./puzzle-schedule.ts"
import type { QuizChoice, QuizTile } from "./quiz-tile.ts"
import { createTurnQueue, type Turn } from "./turn-queue.ts"

export type QuizSchedule = {
  isServed: (now: number) => boolean
  /** `now` only matters for days with too few tiles, which use what is published by now. */
  puzzleOf: (day: string, now: number) => QuizPuzzle
  isOverridden: (day: string) => boolean
  questionOf: (tileId: string, number: number) => QuizPuzzle["questions"][number] | null
  countOf: (tileId: string) => number
}

type Parts = { tiles: readonly QuizTile[]; overrides: ReadonlyMap<string, readonly QuizChoice[]>; seed: string }

/** The earliest zone's day begins 14 hours before UTC's: tiles must be published by then. */
const furthestEast = 14 * hour

/**
 * The questions of each day. All tiles are used once, in an order derived from the secret seed, before any is used again with its next
 * question. Days are computed in order, each with the tiles published when it began: a new tile changes no earlier day and joins the
 * current round.
 */
export function createQuizSchedule({ tiles, overrides, seed }: Parts): QuizSchedule {
  const asked = new Map(tiles.flatMap((tile) => (isAskable(tile) ? [[tile.id, tile]] : [])))
  const turns = [...asked.values()].map((tile): Turn => {
    return { tile, order: keyedOrder(tile.id, `${seed} QUIZ_ME`), times: 0 }
  })
  const queue = createTurnQueue(turns)
  /** By the number of days since the first one. */
  const walked: (readonly QuizChoice[] | null)[] = []

  function walk(day: string): readonly QuizChoice[] | null {
    queue.moveTo(Date.parse(day) - furthestEast)
    const drawn = queue.first(quizQuestions)
    const chosen = overrides.get(day) ?? (drawn.length < quizQuestions ? null : drawn.map(nextOf))
    for (const { tileId } of chosen ?? []) queue.count(tileId)
    return chosen
  }

  /** Five published tiles for a day that had too few. */
  function improvise(day: string, now: number): QuizChoice[] {
    const pool = turns.filter(({ tile }) => isOut(tile, now)).toSorted((a, b) => (a.order < b.order ? -1 : 1))
    if (pool.length < quizQuestions) throw new Error("There is no quiz to choose: too few tiles have questions.")
    const first = daysBetween(firstDay, day) * quizQuestions
    return Array.from({ length: quizQuestions }, (_, at) => {
      const number = first + at
      const turn = pool.at(number % pool.length)
      if (!turn) throw new Error("A turn is left out.")
      return nextOf({ ...turn, times: Math.abs(Math.floor(number / pool.length)) })
    })
  }

  function nextOf({ tile, order, times }: Turn): QuizChoice {
    const first = Number.parseInt(order.slice(0, 8), 16)
    return { tileId: tile.id, number: ((first + times) % tile.questions.length) + 1 }
  }

  const questionOf: QuizSchedule["questionOf"] = (tileId, number) => {
    const question = asked.get(tileId)?.questions[number - 1]
    return question ? askQuestion({ tileId, number, question }, seed) : null
  }

  return {
    isServed: (now) => {
      let count = 0
      return turns.some(({ tile }) => isOut(tile, now) && ++count === quizQuestions)
    },
    puzzleOf: (day, now) => {
      const number = daysBetween(firstDay, day)
      while (walked.length <= number) walked.push(walk(addDays(firstDay, walked.length)))
      const choices = overrides.get(day) ?? walked[number] ?? improvise(day, now)
      return { kind: "QUIZ_ME", questions: choices.flatMap(({ tileId, number }) => questionOf(tileId, number) ?? []) }
    },
    isOverridden: (day) => overrides.has(day),
    questionOf,
    countOf: (tileId) => asked.get(tileId)?.questions.length ?? 0,
  }
}

function isAskable({ developing, questions }: QuizTile): boolean {
  return !developing && questions.length > 0
}
