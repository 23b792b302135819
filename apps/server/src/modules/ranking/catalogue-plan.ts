import { day } from "@confetti/domain/durations"
import { type ContentSnapshot, isOut, type TileEntry } from "../../platform/content/content-snapshot.ts"

/** The part of what an order is made from that only content decides: which tiles there are for anybody, and what they are. */
export type CataloguePlan = {
  of: ContentSnapshot
  /** From this moment on other tiles are out, in milliseconds since the epoch. */
  goodUntil: number
  tiles: readonly TileEntry[]
  ids: readonly string[]
  indexOf: ReadonlyMap<string, number>
  categories: readonly string[]
  categoryOf: Uint16Array
  publishedAt: Float64Array
  /** How well each tile is liked by those who make it, 0 to 1. */
  editorsMerit: Float32Array
  /** The tiles of each category, whether it is their first or not. */
  tilesIn: ReadonlyMap<string, readonly number[]>
}

export function planCatalogue(snapshot: ContentSnapshot, now: number): CataloguePlan {
  const tiles = snapshot.tiles.filter((tile) => isOut(tile, now))
  const numbers = new Map<string, number>()
  const numberOf = (category: string): number => {
    const known = numbers.get(category) ?? numbers.size
    numbers.set(category, known)
    return known
  }
  return {
    of: snapshot,
    goodUntil: nextChange(snapshot, now),
    tiles,
    ids: tiles.map(({ id }) => id),
    indexOf: new Map(tiles.map(({ id }, index) => [id, index])),
    categoryOf: Uint16Array.from(tiles, ({ category }) => numberOf(category)),
    categories: [...numbers.keys()],
    publishedAt: Float64Array.from(tiles, ({ publishedAt }) => publishedAt),
    editorsMerit: Float32Array.from(tiles, ({ merit }) => merit),
    tilesIn: byCategory(tiles),
  }
}

/** When a tile comes out, or a day begins on which a season may begin or end. */
function nextChange({ tiles }: ContentSnapshot, now: number): number {
  let next = Number.POSITIVE_INFINITY
  for (const { developing, publishedAt, season } of tiles) {
    if (developing) continue
    if (publishedAt > now) next = Math.min(next, publishedAt)
    if (season !== null) next = Math.min(next, (Math.floor(now / day) + 1) * day)
  }
  return next
}

function byCategory(tiles: readonly TileEntry[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [index, { categories }] of tiles.entries()) {
    for (const category of categories) {
      const others = found.get(category)
      if (others) others.push(index)
      else found.set(category, [index])
    }
  }
  return found
}
