import { AppError } from "@confetti/contract/app-error"
import type { GameChoice } from "@confetti/contract/studio-games"
import type { GameKind } from "@confetti/domain/games/game-kinds"
import { parse, stringify } from "yaml"

export type WrittenDays = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** Reads days leniently: problems of one are reported by the parser, and do not block others. */
export function writtenDays(text: string | null): WrittenDays {
  const value = parsed(text ?? "")
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new AppError("studio/broken-file")
  return new Map(Object.entries(value).filter((entry): entry is [string, Record<string, unknown>] => isGroup(entry[1])))
}

export function daysText(days: WrittenDays): string {
  const sorted = [...days].sort(([a], [b]) => (a < b ? -1 : 1))
  return stringify(Object.fromEntries(sorted), { lineWidth: 0, blockQuote: false })
}

export function withDay(days: WrittenDays, day: string, game: GameKind, value: unknown): WrittenDays {
  const { [game]: _, ...others } = days.get(day) ?? {}
  const games = value === undefined ? others : { ...others, [game]: value }
  const rest = [...days].filter(([each]) => each !== day)
  return new Map(Object.keys(games).length === 0 ? rest : [...rest, [day, games]])
}

export function valueOf(choice: GameChoice): unknown {
  if (choice.game === "QUIZ_ME") return choice.questions
  const { game: _, ...fields } = choice
  if (!("line" in fields))
    return { letters: fields.letters.trim().toLowerCase(), required: fields.required.trim().toLowerCase() }
  const line = fields.line.trim()
  return { word: fields.word.trim().toLowerCase(), ...(line !== "" && { line }) }
}

function parsed(text: string): unknown {
  try {
    return parse(text) ?? {}
  } catch {
    throw new AppError("studio/broken-file")
  }
}

function isGroup(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
