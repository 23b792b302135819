import { about, plural, type Say, t } from "../../../platform/words/say.ts"
import type { Report } from "../../content/pack/problem.ts"
import type { QuizChoice, QuizTile } from "./quiz-tile.ts"
import type { NamedQuestion, Overrides } from "./read-overrides.ts"

/** The days for which editors chose questions, with their tiles. A day with missing or repeated questions is reported and left out. */
export function resolveQuizDays(
  days: Overrides,
  tiles: readonly QuizTile[],
  report: Report,
): ReadonlyMap<string, readonly QuizChoice[]> {
  const byName = new Map(tiles.flatMap((tile) => [[tile.id, tile] as const, [tile.slug, tile] as const]))
  const resolved = new Map<string, readonly QuizChoice[]>()
  for (const [day, { QUIZ_ME: named }] of days) {
    if (!named) continue
    const taken = new Set<string>()
    const choices = named.flatMap((asked): QuizChoice[] => {
      const tile = byName.get(asked.tile)
      const say = problemOf(asked, tile, day) ?? (tile && taken.has(tile.id) ? t`is asked about more than once` : null)
      if (say !== null) report(asked.line, about(`\`${asked.tile}\``, say))
      if (say !== null || !tile) return []
      taken.add(tile.id)
      return [{ tileId: tile.id, number: asked.number }]
    })
    if (choices.length === named.length) resolved.set(day, choices)
  }
  return resolved
}

function problemOf({ number }: NamedQuestion, tile: QuizTile | undefined, day: string): Say | null {
  if (!tile) return t`is not the slug or id of a tile`
  if (tile.developing) return t`is a developing story`
  if (tile.publishedAt > Date.parse(day)) return t`is published after ${day}`
  return number > tile.questions.length
    ? plural(tile.questions.length, { one: "has # question", other: "has # questions" })
    : null
}
