import { dayIn } from "../games/puzzle-day.ts"
import { mondayOf } from "../novelty/history-weeks.ts"

export const fewestInReview = 12

/** A finished tile and the time of its last reading, in milliseconds since the epoch. */
export type LearnedTile = { tileId: string; category: string | null; learnedAt: number }

type YearInReview<Tile extends LearnedTile> = {
  year: number
  count: number
  days: number
  categories: { slug: string; count: number }[]
  first: Tile
  last: Tile
  /** The week with the most, the earlier of two; by its Monday. */
  fullestWeek: { monday: string; count: number }
  mostLiked: Tile | null
}

/** The year reviewed on a day (`YYYY-MM-DD`): from 10 December to 10 January; otherwise null. */
export function yearToReview(day: string): number | null {
  const year = Number(day.slice(0, 4))
  const monthAndDay = day.slice(5)
  if (monthAndDay >= "12-10") return year
  return monthAndDay <= "01-10" ? year - 1 : null
}

/** A year in review in a time zone; null with too little data. `likesOf` is a tile's number of likes. */
export function yearInReview<Tile extends LearnedTile>(
  year: number,
  learned: readonly Tile[],
  { zone, likesOf }: { zone: string; likesOf: (tileId: string) => number },
): YearInReview<Tile> | null {
  const ofYear = learned
    .map((tile) => ({ tile, day: dayIn(zone, tile.learnedAt) }))
    .filter(({ day }) => day.startsWith(`${year}-`))
    .sort((a, b) => a.tile.learnedAt - b.tile.learnedAt || (a.tile.tileId < b.tile.tileId ? -1 : 1))
  const tiles = ofYear.map(({ tile }) => tile)
  const [first, last] = [tiles[0], tiles.at(-1)]
  if (!first || !last || tiles.length < fewestInReview) return null
  const weeks = countsOf(tiles.map(({ learnedAt }) => mondayOf(learnedAt, zone)))
  const [fullest] = weeks.sort((a, b) => b.count - a.count || compareText(a.name, b.name))
  const likes = tiles.map((tile) => ({ tile, likes: likesOf(tile.tileId) })).filter((each) => each.likes > 0)
  const [mostLiked] = likes.sort((a, b) => b.likes - a.likes || compareText(a.tile.tileId, b.tile.tileId))
  return {
    year,
    count: tiles.length,
    days: new Set(ofYear.map(({ day }) => day)).size,
    categories: countsOf(tiles.flatMap(({ category }) => category ?? []))
      .sort((a, b) => b.count - a.count || compareText(a.name, b.name))
      .map(({ name, count }) => ({ slug: name, count })),
    first,
    last,
    fullestWeek: { monday: fullest?.name ?? "", count: fullest?.count ?? 0 },
    mostLiked: mostLiked?.tile ?? null,
  }
}

function countsOf(names: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Array.from(counts, ([name, count]) => ({ name, count }))
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
