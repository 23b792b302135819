import type { RankingCatalogue } from "../candidates/catalogue.ts"
import { itemStatistics } from "../features/item-statistics.ts"
import { categoryAffinity, type UserProfile } from "../features/profile.ts"
import { rankWeights } from "../weights.ts"

const explorationInterval = 10

/** Candidates for each place, so that exploration costs the same in any catalogue. */
const drawnForEach = 16

export type Exploration = {
  tiles: readonly number[]
  /** Whether this place explores. Called once for each place, in order. */
  isDue: (place: number) => boolean
}

/**
 * Exploration: one place in ten, never the first, gets a cold-start tile by Thompson sampling with category affinity as context. Seen and
 * unwanted tiles are excluded.
 */
export function planExploration(
  catalogue: RankingCatalogue,
  profile: UserProfile,
  { isSeen, most, random }: { isSeen: Uint8Array; most: number; random: () => number },
): Exploration {
  const { lessCategories, lessSimilar } = profile
  const affinity = categoryAffinity(catalogue, profile)
  const wanted = Math.ceil(most / explorationInterval)
  const isOpen = (tile: number): boolean =>
    !isSeen[tile] && !lessCategories.has(catalogue.categoryOf[tile] ?? 0) && !((lessSimilar?.[tile] ?? 0) > 0)
  const valueOf = (tile: number): number =>
    sampleRate(catalogue, tile, random) +
    rankWeights.exploredCategory * (affinity[catalogue.categoryOf[tile] ?? 0] ?? 0)
  const drawn = drawSome(itemStatistics(catalogue).coldStart, drawnForEach * wanted, random).filter(isOpen)
  const tiles = bestOfGroups(
    drawn.map((tile) => ({ tile, value: valueOf(tile) })),
    wanted,
  )
  let due = 0
  return {
    tiles,
    isDue(place) {
      if (place % explorationInterval === 0) due = place + placeOfTen(place === 0, random)
      return place === due
    },
  }
}

/**
 * Splits candidates into groups: the best of each, then the second best. Every place explores its own group, so that long orders are not
 * greedier, and categories take turns.
 */
function bestOfGroups(candidates: readonly { tile: number; value: number }[], count: number): number[] {
  const groups = Array.from({ length: count }, (): { tile: number; value: number }[] => [])
  for (const [at, candidate] of candidates.entries()) groups[at % count]?.push(candidate)
  for (const group of groups) group.sort((a, b) => b.value - a.value || a.tile - b.tile)
  const longest = Math.ceil(candidates.length / Math.max(1, count))
  return Array.from({ length: longest }, (_, rank) => groups.flatMap((group) => group[rank]?.tile ?? [])).flat()
}

function placeOfTen(isFirst: boolean, random: () => number): number {
  return isFirst ? 1 + Math.floor(random() * (explorationInterval - 1)) : Math.floor(random() * explorationInterval)
}

/** A sampled completion rate from the posterior Beta(1 + finished, 1 + shown − finished). */
function sampleRate({ shown, finished }: RankingCatalogue, tile: number, random: () => number): number {
  const impressions = shown[tile] ?? 0
  const completions = Math.min(impressions, finished[tile] ?? 0)
  return sampleBeta(1 + completions, 1 + impressions - completions, random)
}

function drawSome(tiles: Int32Array, wanted: number, random: () => number): number[] {
  if (tiles.length <= wanted) return [...tiles]
  const places = new Set<number>()
  // Draws repeat places, so twice as many are drawn; fewer places are acceptable.
  for (let draws = 2 * wanted; draws > 0 && places.size < wanted; draws--) {
    places.add(Math.floor(random() * tiles.length))
  }
  return Array.from(places, (place) => tiles[place] ?? 0)
}

/** Samples Beta(a, b) for a, b ≥ 1. */
export function sampleBeta(a: number, b: number, random: () => number): number {
  const x = sampleGamma(a, random)
  return x / (x + sampleGamma(b, random))
}

/** Marsaglia and Tsang, 2000; shape at least 1. */
function sampleGamma(shape: number, random: () => number): number {
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = sampleNormal(random)
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(1 - random()) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v
  }
}

/** Box and Muller. */
function sampleNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** A seeded generator of numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
