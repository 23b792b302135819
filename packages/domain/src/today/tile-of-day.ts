import { daysBetween } from "../games/puzzle-day.ts"
import { hashText } from "./hash-text.ts"

/** `merit`: how well the tile is liked by those who make it, 0 to 1. */
type Eligible = { id: string; merit: number }

/** From this merit on a tile is good enough for everybody's day; with fewer of these than two weeks have days, all are. */
const goodFrom = 0.5
const fewest = 14

/**
 * The id of the tile that everybody has on this day; null where there is none. The good tiles come one a day, in an order of their
 * own, and none again before all were there, as long as they stay the same ones.
 */
export function tileOfDay(day: string, tiles: readonly Eligible[]): string | null {
  const good = tiles.filter(({ merit }) => merit >= goodFrom)
  const pool = (good.length < fewest ? tiles : good).map(({ id }) => ({ id, place: hashText(id) }))
  if (pool.length === 0) return null
  pool.sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
  const turn = daysBetween("2020-01-01", day) % pool.length
  return pool[(turn + pool.length) % pool.length]?.id ?? null
}
