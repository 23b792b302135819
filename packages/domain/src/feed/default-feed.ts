import { defined } from "../defined.ts"
import { day } from "../durations.ts"
import type { FeedCause } from "./feed-cause.ts"

export const newForDays = 14

/** Freshness: 1 for a new tile, half of it a month later. Times in milliseconds since the epoch. */
export function freshness(publishedAt: number, now: number): number {
  return 0.5 ** (Math.max(0, now - publishedAt) / (30 * day))
}

export type FeedCandidate = {
  id: string
  /** Its first category, which sets its colour. */
  category: string
  /** Milliseconds since the epoch. */
  publishedAt: number
  /** Quality from 0 to 1. */
  merit: number
}

export type FeedEntry = { id: string; cause: FeedCause }

/** Tiles between two of one category, if possible. */
const spacing = 3
/** Only the first tiles are called well liked. */
const likedPlaces = 40

/**
 * The feed without personal data: every finished tile once, newest and best first, spread over categories. Deterministic: equal scores are
 * ordered by id.
 */
export function defaultFeed(candidates: readonly FeedCandidate[], now: number): FeedEntry[] {
  return defaultOrder(candidates, now).map((tile, at) => ({ id: tile.id, cause: defaultCause(tile, at, now) }))
}

/**
 * The tiles in the default order. The best tile wins each place, unless its category was among the last three; if only such are left, the
 * one seen longest ago wins, so that nothing is dropped. Tiles in an earlier order are sorted in one pass, so that repeating it every
 * minute is cheap.
 */
export function defaultOrder<Tile extends FeedCandidate>(candidates: readonly Tile[], now: number): Tile[] {
  const free = linesByCategory(candidates, now)
  /** Recently used categories, least recent first, with their last places. */
  const worn: { line: Line<Tile>; place: number }[] = []
  const order: Tile[] = []
  while (order.length < candidates.length) {
    const at = order.length
    while (worn[0] && at - worn[0].place > spacing) putBack(free, defined(worn.shift()).line)
    const line = free.shift() ?? takeLongestAgo(worn)
    order.push(defined(line.tiles[line.next++]).tile)
    worn.push({ line, place: at })
  }
  return order
}

export function defaultCause(tile: FeedCandidate, place: number, now: number): FeedCause {
  if (now - tile.publishedAt <= newForDays * day) return "new"
  return tile.merit >= 0.5 && place < likedPlaces ? "liked" : "spread"
}

type Scored<Tile> = { tile: Tile; score: number }
/** The tiles of a category, best first. `rank` breaks ties between lines. */
type Line<Tile> = { tiles: Scored<Tile>[]; next: number; rank: number }

function linesByCategory<Tile extends FeedCandidate>(candidates: readonly Tile[], now: number): Line<Tile>[] {
  const byCategory = new Map<string, Scored<Tile>[]>()
  for (const tile of candidates) {
    const scored = { tile, score: scoreOf(tile, now) }
    const others = byCategory.get(tile.category)
    if (others) others.push(scored)
    else byCategory.set(tile.category, [scored])
  }
  const lines = [...byCategory.values()].map((tiles) => ({ tiles: tiles.sort(bestFirst), next: 0, rank: 0 }))
  lines.sort((a, b) => bestFirst(headOf(a), headOf(b)))
  for (const [rank, line] of lines.entries()) line.rank = rank
  return lines
}

function putBack<Tile>(free: Line<Tile>[], line: Line<Tile>): void {
  if (line.next === line.tiles.length) return
  const { score } = headOf(line)
  let at = 0
  for (let end = free.length; at < end; ) {
    const middle = (at + end) >> 1
    const other = defined(free[middle])
    const isBefore = headOf(other).score > score || (headOf(other).score === score && other.rank < line.rank)
    if (isBefore) at = middle + 1
    else end = middle
  }
  free.splice(at, 0, line)
}

function takeLongestAgo<Tile>(worn: { line: Line<Tile>; place: number }[]): Line<Tile> {
  const at = worn.findIndex(({ line }) => line.next < line.tiles.length)
  return defined(worn.splice(at, 1)[0]).line
}

function headOf<Tile>(line: Line<Tile>): Scored<Tile> {
  return defined(line.tiles[line.next])
}

function bestFirst(a: Scored<FeedCandidate>, b: Scored<FeedCandidate>): number {
  return b.score - a.score || (a.tile.id < b.tile.id ? -1 : 1)
}

function scoreOf(tile: FeedCandidate, now: number): number {
  return freshness(tile.publishedAt, now) + tile.merit
}
