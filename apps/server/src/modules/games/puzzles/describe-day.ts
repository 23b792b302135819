import { isPangram, wordPoints } from "@confetti/domain/games/baw"
import type { PuzzleSchedule } from "./puzzle-schedule.ts"
import type { QuizSchedule } from "./quiz-schedule.ts"

export type DayParts = {
  schedule: PuzzleSchedule | null
  quizzes: QuizSchedule | null
  slugOf: (tileId: string) => string
  now: number
}

export function lineOfDay(parts: DayParts, day: string): string {
  const { schedule, quizzes, slugOf, now } = parts
  const byHand = [
    ...(["WURD", "BAW"] as const).filter((kind) => schedule?.isOverridden(kind, day)),
    ...(quizzes?.isOverridden(day) ? ["QUIZ_ME"] : []),
  ]
  const note = byHand.length > 0 ? `  chosen by an editor: ${byHand.join(", ")}` : ""
  const words = schedule === null ? "no word lists" : wordsOfDay(schedule, day)
  const asked = quizzes?.puzzleOf(day, now).questions.map(({ tileId, number }) => `${slugOf(tileId)} ${number}`)
  return [`${day}  ${words}${note}`, ...(asked ? [`            ${asked.join(", ")}`] : [])].join("\n")
}

export function detailsOfDay(parts: DayParts, day: string): string[] {
  const { schedule, quizzes, slugOf, now } = parts
  const words = schedule?.puzzleOf("BAW", day).words ?? []
  const line = schedule?.puzzleOf("WURD", day).line ?? null
  return [
    lineOfDay(parts, day),
    ...(schedule ? [`Pangrams: ${words.filter(isPangram).join(", ")}`] : []),
    ...(schedule ? [`Words: ${words.filter((word) => !isPangram(word)).join(", ")}`] : []),
    ...(line === null ? [] : [`The line on the word: ${line}`]),
    ...(quizzes?.puzzleOf(day, now).questions ?? []).flatMap(({ tileId, question, options, right, why }) => [
      `${question} (${slugOf(tileId)})`,
      ...options.map((option, at) => `  ${at === right ? "*" : "-"} ${option}`),
      `  ${why}`,
    ]),
  ]
}

function wordsOfDay(schedule: PuzzleSchedule, day: string): string {
  const { word } = schedule.puzzleOf("WURD", day)
  const { required, letters, words } = schedule.puzzleOf("BAW", day)
  const points = words.reduce((sum, each) => sum + wordPoints(each), 0)
  return `${word}  ${required.toUpperCase()}${letters.replace(required, "")}  ${words.length} words, ${points} points`
}
