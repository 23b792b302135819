import { inFives, inFivesOf, reachedInFives, restInFives, sumInFives } from "@confetti/domain/insights/in-fives"
import type { RestCell, RestMeasure, TileCell } from "./facts-store.ts"

export const restMeasures = [
  "shown",
  "opened",
  "finished",
  "liked",
  "shared",
  "lessened",
] as const satisfies readonly RestMeasure[]

export type ShownFigures = Record<RestMeasure, number> & { seconds: number }

export const noFigures: ShownFigures = {
  shown: 0,
  opened: 0,
  finished: 0,
  liked: 0,
  shared: 0,
  lessened: 0,
  seconds: 0,
}

export function addFigures(one: ShownFigures, other: ShownFigures): ShownFigures {
  return {
    shown: one.shown + other.shown,
    opened: one.opened + other.opened,
    finished: one.finished + other.finished,
    liked: one.liked + other.liked,
    shared: one.shared + other.shared,
    lessened: one.lessened + other.lessened,
    seconds: one.seconds + other.seconds,
  }
}

export function publishTile(cell: Omit<TileCell, "tile_id" | "category">): ShownFigures {
  const shown = inFives(cell.shown)
  const part = (measure: Exclude<RestMeasure, "shown">) => inFivesOf(cell[measure], shown)
  return {
    shown,
    opened: part("opened"),
    finished: part("finished"),
    liked: part("liked"),
    shared: part("shared"),
    lessened: part("lessened"),
    seconds: sumInFives(cell.seconds, cell.shown),
  }
}

export function publishStrips(
  ends: readonly { tile_id: string; part: number; people: number }[],
): Map<string, number[]> {
  const byTile = Map.groupBy(ends, ({ tile_id }) => tile_id)
  return new Map(
    [...byTile].map(([tileId, parts]) => {
      const endedAt: number[] = []
      for (const { part, people } of parts) {
        while (endedAt.length < part) endedAt.push(0)
        endedAt[part] = people
      }
      return [tileId, reachedInFives(endedAt)]
    }),
  )
}

type PublishedTile = { category: string; figures: ShownFigures }

export function publishCategories(
  tiles: readonly PublishedTile[],
  rests: ReadonlyMap<RestMeasure, readonly RestCell[]>,
  tilesOf: ReadonlyMap<string, number>,
): Map<string, ShownFigures> {
  const sums = new Map<string, ShownFigures>()
  const add = (category: string, figures: Partial<ShownFigures>) =>
    sums.set(category, addFigures(sums.get(category) ?? noFigures, { ...noFigures, ...figures }))
  for (const { category, figures } of tiles) add(category, figures)
  for (const [measure, cells] of rests)
    for (const { category, count, people } of cells) {
      const seen = tiles.filter((tile) => tile.category === category && tile.figures[measure] > 0).length
      const hidden = (tilesOf.get(category) ?? 0) - seen
      add(category, { [measure]: restInFives({ count, people, hidden }) })
    }
  return new Map([...sums].filter(([, figures]) => restMeasures.some((measure) => figures[measure] > 0)))
}
