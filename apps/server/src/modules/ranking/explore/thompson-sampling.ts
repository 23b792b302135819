import type { RankingCatalogue } from "../candidates/catalogue.ts"
import { itemStatistics } from "../features/item-statistics.ts"
import { categoryAffinity, type UserProfile } from "../features/profile.ts"
import { rankWeights } from "../weights.ts"

const explorationInterval = 10

/** So many candidates are drawn for each place, so that exploring costs the same in a catalogue of any size. */
const drawnForEach = 16

export type Exploration = {
  tiles: readonly number[]
  /** Whether this place explores. Asked once for each place, in order. */
  isDue: (place: number) => boolean
}

/**
 * Exploration: one place in ten, never the first, is for a cold-start tile, chosen by Thompson sampling with category affinity as its
 * context: a tile is judged by those it may be for. None that were seen already, or that somebody wants less of.
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
 * Deals candidates into so many groups: the best of each, then the second best of each. Every place explores the best of its own few, so that
 * a long order does not explore more greedily than a short one, and other categories have their turn.
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

/** A completion rate that might be true of a tile, from its posterior Beta(1 + finished, 1 + shown − finished). */
function sampleRate({ shown, finished }: RankingCatalogue, tile: number, random: () => number): number {
  const impressions = shown[tile] ?? 0
  const completions = Math.min(impressions, finished[tile] ?? 0)
  return sampleBeta(1 + completions, 1 + impressions - completions, random)
}

function drawSome(tiles: Int32Array, wanted: number, random: () => number): number[] {
  if (tiles.length <= wanted) return [...tiles]
  const places = new Set<number>()
  // Of twice as many places some come twice; a few less are as good.
  for (let draws = 2 * wanted; draws > 0 && places.size < wanted; draws--) {
    places.add(Math.floor(random() * tiles.length))
  }
  return Array.from(places, (place) => tiles[place] ?? 0)
}

/** A draw from Beta(a, b), both at least 1: the share that might be true of something seen to succeed a − 1 and fail b − 1 times. */
export function sampleBeta(a: number, b: number, random: () => number): number {
  const x = sampleGamma(a, random)
  return x / (x + sampleGamma(b, random))
}

/** Marsaglia and Tsang, 2000; the shape is at least 1. */
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

/** Numbers from 0 up to 1 that are the same for the same seed, any whole number (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
