import { mostFeedIds } from "@confetti/contract/limits"
import { day, minute } from "@confetti/domain/durations"
import { defaultCause, defaultOrder } from "@confetti/domain/feed/default-feed"
import type { FeedCause } from "@confetti/domain/feed/feed-cause"
import { isInSeason } from "@confetti/domain/feed/season"
import { type ContentSnapshot, type FeedOrders, isOut, type TileEntry } from "./content-snapshot.ts"

export type CachedOrders = FeedOrders & {
  /** Milliseconds since the epoch when the tiles were sorted. */
  madeAt: number
  /** Finished tiles in the default order. */
  out: readonly TileEntry[]
  waiting: readonly TileEntry[]
  growing: readonly TileEntry[]
}

/** Sorting more tiles takes noticeable time, and is done less often. */
const many = 5_000
const manyGoOnFor = 10 * minute

/** The orders of a moment. Those of a little earlier make them cheap. */
export function orderFeeds(snapshot: ContentSnapshot, now: number, before?: CachedOrders): CachedOrders {
  if (before && isStillValid(before, now))
    return { ...before, minute: Math.floor(now / minute), developingIds: growingIds(before.growing, now) }
  const [out, waiting]: [TileEntry[], TileEntry[]] = [[], []]
  const growing = before?.growing ?? snapshot.tiles.filter(({ developing }) => developing)
  const finished = before ? [...before.out, ...before.waiting] : snapshot.tiles
  for (const tile of finished) {
    if (isOut(tile, now)) out.push(tile)
    else if (!tile.developing) waiting.push(tile)
  }
  const order = defaultOrder(out, now)
  const ids = order.map(({ id }) => id)
  return {
    minute: Math.floor(now / minute),
    ids,
    idsJson: JSON.stringify(ids.slice(0, mostFeedIds)),
    causes: causesOf(snapshot, order, now),
    idsOf: idsByCategory(snapshot, order),
    developingIds: growingIds(growing, now),
    madeAt: now,
    out: order,
    waiting,
    growing,
  }
}

/** Freshness fades over months: minutes change nothing visible. Publications and withdrawals take effect on time. */
function isStillValid({ madeAt, out, waiting }: CachedOrders, now: number): boolean {
  if (out.length <= many || now < madeAt || now >= madeAt + manyGoOnFor) return false
  // Seasons begin and end with a day.
  return Math.floor(now / day) === Math.floor(madeAt / day) && !waiting.some((tile) => isOut(tile, now))
}

/** Causes are computed on demand, as they are rarely needed. */
function causesOf({ byId }: ContentSnapshot, order: readonly TileEntry[], now: number): FeedOrders["causes"] {
  const first = new Map(order.slice(0, mostFeedIds).map(({ id }, place) => [id, place]))
  const entryOf = (id: string): TileEntry | null => {
    const tile = byId.get(id)
    return tile && isOut(tile, now) ? tile : null
  }
  return {
    has: (id) => entryOf(id) !== null,
    get: (id): FeedCause | undefined => {
      const tile = entryOf(id)
      return tile ? defaultCause(tile, first.get(id) ?? mostFeedIds, now) : undefined
    },
  }
}

function idsByCategory({ categories }: ContentSnapshot, order: readonly TileEntry[]): FeedOrders["idsOf"] {
  const known = new Set(categories.map(({ slug }) => slug))
  const made = new Map<string, readonly string[]>()
  return (category) => {
    const before = made.get(category)
    if (before) return before
    const ids = order.filter((tile) => tile.categories.includes(category)).map(({ id }) => id)
    // Only existing categories are cached.
    if (known.has(category)) made.set(category, ids)
    return ids
  }
}

function growingIds(growing: readonly TileEntry[], now: number): FeedOrders["developingIds"] {
  const out = growing
    .filter((tile) => tile.publishedAt <= now && isInSeason(tile.season, now))
    .sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1))
  return (category) =>
    out.filter((tile) => category === null || tile.categories.includes(category)).map((tile) => tile.id)
}
