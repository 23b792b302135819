import { day } from "@confetti/domain/durations"
import { type ContentSnapshot, isOut, type TileEntry } from "../../../platform/content/content-snapshot.ts"

/**
 * Candidate generation: every tile that anyone may see now. A tile is its index in all arrays. Made once and shared; ranking only reads it.
 */
export type RankingCatalogue = {
  ids: readonly string[]
  indexOf: ReadonlyMap<string, number>
  categories: readonly string[]
  categoryOf: Uint16Array
  /** Milliseconds since the epoch. */
  publishedAt: Float64Array
  /** Quality prior, 0 to 1, from editors and readers. */
  merit: Float32Array
  /** Impressions and completions of all people. */
  shown: Uint32Array
  finished: Uint32Array
  now: number
}

/** Totals of all people for each tile, by its index. */
export type TileCounts = { likes: Uint32Array; shown: Uint32Array; finished: Uint32Array }

export type CataloguePlan = {
  of: ContentSnapshot
  /** Milliseconds since the epoch until which the catalogue is valid. */
  goodUntil: number
  tiles: readonly TileEntry[]
  ids: readonly string[]
  indexOf: ReadonlyMap<string, number>
  categories: readonly string[]
  categoryOf: Uint16Array
  publishedAt: Float64Array
  /** 0 to 1. */
  editorsMerit: Float32Array
  tilesIn: ReadonlyMap<string, readonly number[]>
}

export type Catalogue = RankingCatalogue & Pick<CataloguePlan, "tiles" | "tilesIn"> & { likes: Uint32Array }

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

export function buildCatalogue(plan: CataloguePlan, counts: TileCounts, now: number): Catalogue {
  const { of: _of, goodUntil: _until, editorsMerit, ...tiles } = plan
  return { ...tiles, ...counts, merit: blendMerit(editorsMerit, counts), now }
}

export function noCounts(tiles: number): TileCounts {
  return { likes: new Uint32Array(tiles), shown: new Uint32Array(tiles), finished: new Uint32Array(tiles) }
}

export function carryCounts(from: { plan: CataloguePlan; counts: TileCounts }, to: CataloguePlan): TileCounts {
  const carried = noCounts(to.ids.length)
  for (const [index, id] of to.ids.entries()) {
    const before = from.plan.indexOf.get(id)
    if (before === undefined) continue
    for (const kind of ["likes", "shown", "finished"] as const) carried[kind][index] = from.counts[kind][before] ?? 0
  }
  return carried
}

/** Pseudo-count of the like rate: impressions after which readers count as much as the prior. */
const likePseudoCount = 50
const readersWeight = 0.5

/**
 * Quality of each tile, 0 to 1: the editors' value, adjusted by its like rate relative to the average tile. The rate is a posterior mean,
 * so a tile without impressions keeps the editors' value.
 */
export function blendMerit(editors: Float32Array, { likes, shown }: TileCounts): Float32Array {
  const average = sum(likes) / Math.max(1, sum(shown))
  return editors.map((merit, tile) => {
    if (average === 0) return merit
    const share = ((likes[tile] ?? 0) + likePseudoCount * average) / ((shown[tile] ?? 0) + likePseudoCount)
    return Math.max(0, Math.min(1, merit + (readersWeight * (share - average)) / (share + average)))
  })
}

function sum(counts: Uint32Array): number {
  let total = 0
  for (const count of counts) total += count
  return total
}

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
