import type { FeedCause } from "./feed-cause.ts"
import type { RankingGround, RankingPerson } from "./ranking.ts"
import { lineUp } from "./category-lines.ts"
import { exploreTiles } from "./explore-tiles.ts"
import { keepApart, lookAhead } from "./keep-apart.ts"
import { causeOfPlace } from "./place-cause.ts"
import { rankWeights } from "./rank-weights.ts"
import { seededRandom } from "./seeded-random.ts"
import { type Spread, spreadCategories, wearAt } from "./spread-categories.ts"
import { scoreTiles } from "./tile-scores.ts"

export type RankOptions = { most: number; seed: number }

/** The order, the best first, with the cause of each place. */
export type RankedFeed = { tiles: number[]; causes: FeedCause[] }

/** Of so many places one is a try. */
const tryEvery = 10

/**
 * Orders the tiles for one person: by what they took to as far as that is known, then by newness and liking, spread over categories,
 * one place in ten for what few have met. What they met before comes after the rest. Deterministic for a seed.
 */
export function rankFeed(ground: RankingGround, person: RankingPerson, { most, seed }: RankOptions): RankedFeed {
  const certainty = certaintyOf(person)
  const isMet = metBy(person)
  const { scores, partsOf } = scoreTiles(ground, person, { certainty, isMet })
  const spreadFrom = (apart: ReadonlyMap<number, number>, most: number): Spread => {
    const lines = lineUp({ scores, ground, isLeftOut: person.isLeftOut, most })
    return spreadCategories(lines, { scores, ground, wear: wearAt(certainty), recent: person.recent ?? [], apart })
  }
  const spread = spreadFrom(apartFor(ground, person, spreadFrom), most)

  const random = seededRandom(seed + person.history.length + person.passed.length)
  const tries = exploreTiles(ground, person, { isMet, wanted: Math.ceil(most / tryEvery), random })
  const feed: RankedFeed = { tiles: [], causes: [] }
  let tryAt = 0
  while (feed.tiles.length < most) {
    const place = feed.tiles.length
    if (place % tryEvery === 0) tryAt = placeToTry(place, random)
    const tried = place === tryAt ? spread.nextOf(tries) : null
    const placed = tried ?? spread.next()
    if (!placed) break
    const { tile, held } = placed
    const age = ground.now - (ground.publishedAt[tile] as number)
    feed.tiles.push(tile)
    feed.causes.push(tried ? "try" : causeOfPlace(partsOf(tile), held, age))
  }
  return feed
}

/** One of the ten places from here, never the first of all. */
function placeToTry(from: number, random: () => number): number {
  return from === 0 ? 1 + Math.floor(random() * (tryEvery - 1)) : from + Math.floor(random() * tryEvery)
}

/** How far apart the tiles of each category are to stand that somebody wants less of. */
function apartFor(
  { categoryOf }: RankingGround,
  { lessCategories }: RankingPerson,
  spreadFrom: (apart: ReadonlyMap<number, number>, most: number) => Spread,
): Map<number, number> {
  if (lessCategories.size === 0) return new Map()
  const { next } = spreadFrom(new Map(), lookAhead)
  const ahead = Array.from({ length: lookAhead }, () => next()?.tile ?? -1).filter((tile) => tile >= 0)
  return keepApart(
    lessCategories,
    ahead.map((tile) => categoryOf[tile] as number),
  )
}

/** 0 for somebody nothing is known of, towards 1 the more they took to. */
function certaintyOf({ history }: RankingPerson): number {
  const sum = history.reduce((before, { strength }) => before + strength, 0)
  return sum / (sum + rankWeights.halfHistory)
}

/** Marks what somebody met already, or is not to be shown. */
function metBy({ isLeftOut, history, passed, recent = [] }: RankingPerson): Uint8Array {
  const isMet = isLeftOut.slice()
  for (const { tile } of history) isMet[tile] = 1
  for (const tile of [...passed, ...recent]) isMet[tile] = 1
  return isMet
}
