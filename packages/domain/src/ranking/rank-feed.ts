import type { FeedCause } from "../feed/feed-cause.ts"
import { lineUp } from "./category-lines.ts"
import { itemStatistics } from "./item-statistics.ts"
import { causeOfPlace } from "./place-cause.ts"
import { rankWeights } from "./rank-weights.ts"
import type { RankingCatalogue, RankingPerson } from "./ranking.ts"
import { sampleBeta } from "./sample-beta.ts"
import { seededRandom } from "./seeded-random.ts"
import { diversityPenalty, type Spread, spreadCategories } from "./spread-categories.ts"
import { scoreTiles } from "./tile-scores.ts"

/** So many are drawn for each that is wanted, so that exploring costs the same in a catalogue of any size. */
const drawnForEach = 8

/** So far ahead is looked for how much of a category somebody would see. */
const lookAhead = 20

/** Of four tiles one stays. It comes a little early, so that it is among the twenty somebody counts. */
const oneOf = 4

const earlier = 0.8

/** However many there were: no more than about one in twenty stays. */
const closest = 16

export type RankOptions = { most: number; seed: number }

/** The order, the best first, with the cause of each place. */
export type RankedFeed = { tiles: number[]; causes: FeedCause[] }

/** Of so many places one is a try. */
const tryEvery = 10

/**
 * Orders the tiles for one person: by what they took to as far as that is known, then by newness and liking, spread over categories,
 * one place in ten for what few have met. What they met before comes after the rest. Deterministic for a seed.
 */
export function rankFeed(catalogue: RankingCatalogue, person: RankingPerson, { most, seed }: RankOptions): RankedFeed {
  const certainty = certaintyOf(person)
  const isMet = interactedWith(person)
  const { scores, partsOf } = scoreTiles(catalogue, person, { certainty, isMet })
  const spreadFrom = (spacing: ReadonlyMap<number, number>, most: number): Spread => {
    const lines = lineUp({ scores, catalogue, isLeftOut: person.isLeftOut, most })
    return spreadCategories(lines, {
      scores,
      catalogue,
      penalty: diversityPenalty(certainty),
      recent: person.recent ?? [],
      spacing,
    })
  }
  const spread = spreadFrom(spacingFor(catalogue, person, spreadFrom), most)

  const random = seededRandom(seed + person.history.length + person.passed.length)
  const tries = exploreTiles(catalogue, person, { isMet, wanted: Math.ceil(most / tryEvery), random })
  const feed: RankedFeed = { tiles: [], causes: [] }
  let tryAt = 0
  while (feed.tiles.length < most) {
    const place = feed.tiles.length
    if (place % tryEvery === 0) tryAt = placeToTry(place, random)
    const tried = place === tryAt ? spread.nextOf(tries) : null
    const placed = tried ?? spread.next()
    if (!placed) break
    const { tile, margin } = placed
    const age = catalogue.now - (catalogue.publishedAt[tile] ?? 0)
    feed.tiles.push(tile)
    feed.causes.push(tried ? "try" : causeOfPlace(partsOf(tile), margin, age))
  }
  return feed
}

/** One of the ten places from here, never the first of all. */
function placeToTry(from: number, random: () => number): number {
  return from === 0 ? 1 + Math.floor(random() * (tryEvery - 1)) : from + Math.floor(random() * tryEvery)
}

/** How far apart the tiles of each category are to stand that somebody wants less of. */
function spacingFor(
  { categoryOf }: RankingCatalogue,
  { lessCategories }: RankingPerson,
  spreadFrom: (spacing: ReadonlyMap<number, number>, most: number) => Spread,
): Map<number, number> {
  if (lessCategories.size === 0) return new Map()
  const { next } = spreadFrom(new Map(), lookAhead)
  const ahead = Array.from({ length: lookAhead }, () => next()?.tile ?? -1).filter((tile) => tile >= 0)
  return minimumSpacing(
    lessCategories,
    ahead.map((tile) => categoryOf[tile] ?? 0),
  )
}

/** 0 for somebody nothing is known of, towards 1 the more they took to. */
function certaintyOf({ history }: RankingPerson): number {
  const sum = history.reduce((before, { strength }) => before + strength, 0)
  return sum / (sum + rankWeights.halfHistory)
}

/** Marks what somebody met already, or is not to be shown. */
function interactedWith({ isLeftOut, history, passed, recent = [] }: RankingPerson): Uint8Array {
  const isMet = isLeftOut.slice()
  for (const { tile } of history) isMet[tile] = 1
  for (const tile of [...passed, ...recent]) isMet[tile] = 1
  return isMet
}

/**
 * For each category somebody wants less of, how many places are to lie between two of its tiles: four times as many as there would be.
 * `ahead` holds the categories of the places that would come without the wish.
 */
function minimumSpacing(less: ReadonlySet<number>, ahead: readonly number[]): Map<number, number> {
  const spacingOf = (category: number): number => {
    const count = ahead.filter((each) => each === category).length
    return Math.max(closest, Math.round((earlier * oneOf * lookAhead) / Math.max(1, count)))
  }
  return new Map(Array.from(less, (category) => [category, spacingOf(category)]))
}

/**
 * Tiles few people have met, the most promising first, by Thompson sampling: each draws a share that might be true of it, given how
 * many were shown it and how many of them read it to the end. None that were met already, or that somebody wants less of.
 */
function exploreTiles(
  catalogue: RankingCatalogue,
  { lessCategories, lessLike }: RankingPerson,
  { isMet, wanted, random }: { isMet: Uint8Array; wanted: number; random: () => number },
): number[] {
  const isOpen = (tile: number): boolean =>
    !isMet[tile] && !lessCategories.has(catalogue.categoryOf[tile] ?? 0) && !((lessLike?.[tile] ?? 0) > 0)
  return drawSome(itemStatistics(catalogue).coldStart, drawnForEach * wanted, random)
    .filter(isOpen)
    .map((tile) => ({ tile, promise: promiseOf(catalogue, tile, random) }))
    .sort((a, b) => b.promise - a.promise || a.tile - b.tile)
    .map(({ tile }) => tile)
}

function promiseOf({ shown, finished }: RankingCatalogue, tile: number, random: () => number): number {
  const met = shown[tile] ?? 0
  const read = Math.min(met, finished[tile] ?? 0)
  return sampleBeta(1 + read, 1 + met - read, random)
}

/** As many as are wanted, chosen by chance; all where there are not more. */
function drawSome(tiles: Int32Array, wanted: number, random: () => number): number[] {
  if (tiles.length <= wanted) return [...tiles]
  const places = new Set<number>()
  // Of twice as many places some come twice; a few less are as good.
  for (let draws = 2 * wanted; draws > 0 && places.size < wanted; draws--) {
    places.add(Math.floor(random() * tiles.length))
  }
  return Array.from(places, (place) => tiles[place] ?? 0)
}
