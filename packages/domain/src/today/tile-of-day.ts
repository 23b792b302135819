import { daysBetween } from "../games/puzzle-day.ts"
import { hashText } from "./hash-text.ts"

/** `merit`: the editors' rating, 0 to 1. */
type Eligible = { id: string; merit: number }

/** Tiles from this merit on are eligible; with fewer than two weeks of them all are. */
const goodFrom = 0.5
const fewest = 14

/**
 * The id of a day's tile for everyone; null without one. Eligible tiles take turns in a fixed order, and none repeats before all were used,
 * while they stay the same.
 */
export function tileOfDay(day: string, tiles: readonly Eligible[]): string | null {
  const good = tiles.filter(({ merit }) => merit >= goodFrom)
  const pool = (good.length < fewest ? tiles : good).map(({ id }) => ({ id, place: hashText(id) }))
  if (pool.length === 0) return null
  pool.sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
  const turn = daysBetween("2020-01-01", day) % pool.length
  return pool[(turn + pool.length) % pool.length]?.id ?? null
}
