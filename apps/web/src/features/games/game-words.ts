import type { GameStatistics } from "@confetti/contract/games"
import { hour, minute } from "@confetti/domain/durations"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { quizQuestions } from "@confetti/domain/games/quiz-machine"
import { wurdGuesses } from "@confetti/domain/games/wurd"
import { plural } from "@confetti/domain/messages/plural"
import { t } from "@confetti/domain/messages/t"
import { ApiError } from "../../platform/api.ts"

export type DayState = GameStatistics["games"][number]["today"]

export function isOver({ state }: Pick<DayState, "state">): boolean {
  return state === "won" || state === "lost" || state === "done"
}

export function stateText(game: GameKind, today: DayState, language: string): string {
  if (today.state === "new") return newText[game]
  if (game === "WURD") return wurdText(today)
  return game === "BAW" ? bawText(today, language) : quizText(today)
}

const newText: Record<GameKind, string> = {
  WURD: t`Five letters, six guesses`,
  BAW: t`Seven letters, all the words in them`,
  QUIZ_ME: t`Five questions about the tiles`,
}

function wurdText({ state, moves, score }: DayState): string {
  if (state === "won") return t`Solved in ${score}`
  return state === "lost" ? t`Not solved this time` : t`${moves} of ${wurdGuesses}`
}

function bawText({ moves, score }: DayState, language: string): string {
  if (moves === 0) return t`In progress`
  const words = plural(moves, { one: "# word", other: "# words" }, language)
  const points = plural(score, { one: "# point", other: "# points" }, language)
  return `${words}, ${points}`
}

function quizText({ state, moves, score }: DayState): string {
  return state === "playing" ? t`${moves} of ${quizQuestions}` : t`${score} of ${quizQuestions} right`
}

export function actionLabel(today: Pick<DayState, "state">): string {
  if (today.state === "new") return t`Play`
  return isOver(today) ? t`See your result` : t`Continue`
}

/** A day (`YYYY-MM-DD`) in the reader's format, independent of zones. In full by default. */
export function dayText(
  day: string,
  language: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(Date.parse(day))
}

/** Time left in whole minutes: "3 h 12 min". `now` in milliseconds. */
export function timeLeftText(at: string, now: number): string {
  const left = Math.max(Math.ceil((Date.parse(at) - now) / minute) * minute, minute)
  const hours = Math.floor(left / hour)
  const minutes = Math.floor((left % hour) / minute)
  return hours === 0 ? t`${minutes} min` : minutes === 0 ? t`${hours} h` : t`${hours} h ${minutes} min`
}

/** Time left in whole hours, or minutes below one: "in 5 hours". `now` in milliseconds. */
export function untilText(at: string, now: number, language: string): string {
  const left = Math.max(0, Date.parse(at) - now)
  const relative = new Intl.RelativeTimeFormat(language)
  return left >= hour
    ? relative.format(Math.round(left / hour), "hour")
    : relative.format(Math.max(1, Math.ceil(left / minute)), "minute")
}

/** Time left as a clock: "05:12:44". */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":")
}

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t`Something went wrong. Nothing was changed. Please try again.`
  if (error.code === "offline") return t`You are offline. Nothing was changed. Try again when you are online.`
  return error.message
}
