import { spliceFeed } from "./feed-splice.ts"
import { mixFeed } from "./mix-feed.ts"

export type FeedOrder = { ids: readonly string[]; developingIds: readonly string[] }

/**
 * An order that continues at `placeId`, without knowing what was read before: the tile first, then everything else. A personal order has
 * seen tiles at its end, so the tile's own place means nothing; in the common order reading continues after the tile, and earlier ones come
 * last. A finished tile is in no personal order, but stays on the screen.
 */
export function resumeFeed<Feed extends FeedOrder>(feed: Feed, placeId: string | null, isPersonal: boolean): Feed {
  if (placeId === null) return feed
  const at = feed.ids.indexOf(placeId)
  if (!isPersonal && at < 0 && !feed.developingIds.includes(placeId)) return feed
  // The common order may be as long as the catalogue: it is mixed only if needed.
  const from = isPersonal ? 0 : at < 0 ? walkedCount(feed, placeId) : at
  return withPlace(feed, [], placeId, [...feed.ids.slice(from), ...feed.ids.slice(0, from)])
}

/**
 * The order after the person moved to `placeId` on another device. Tiles they passed stay before it, and nothing in between is lost. `mix`
 * returns an order's tiles as in the feed.
 */
export function standOn<Feed extends FeedOrder>(
  feed: Feed,
  walked: readonly string[],
  placeId: string,
  mix: (feed: Feed) => readonly string[],
): Feed {
  if (walked.includes(placeId)) return feed
  const passed = new Set(walked)
  const count = passedCount(feed.ids, passed)
  const moved = withPlace(feed, feed.ids.slice(0, count), placeId, feed.ids.slice(count))
  if (mix(moved)[walked.length] === placeId) return moved
  // A developing story's place: the tile takes it, and the story the next one.
  return {
    ...moved,
    ids: moved.ids.filter((id) => id !== placeId),
    developingIds: [
      ...moved.developingIds.filter((id) => passed.has(id)),
      placeId,
      ...moved.developingIds.filter((id) => !passed.has(id)),
    ],
  }
}

/** The passed tiles and `ahead` more, followed by a new order: nothing up to there moves, developing stories included. */
export function goOnWith<Feed extends FeedOrder>(
  feed: Feed,
  walked: readonly string[],
  fresh: FeedOrder,
  ahead: number,
): Feed {
  const passed = new Set(walked)
  const next = fresh.ids.filter((id) => !passed.has(id))
  const ids = spliceFeed({ ids: feed.ids, at: passedCount(feed.ids, passed) - 1 }, next, ahead)
  const developingIds = [...new Set([...feed.developingIds, ...fresh.developingIds])]
  const finished = new Set(ids)
  return { ...feed, ids, developingIds: developingIds.filter((id) => !finished.has(id)) }
}

/** The number of an order's finished tiles up to the place, which may be a developing story; 0 without one. */
export function walkedCount(feed: FeedOrder, placeId: string | null): number {
  const items = mixFeed(feed.ids, feed.developingIds).map(({ tileId }) => tileId)
  return passedCount(feed.ids, new Set(items.slice(0, placeId === null ? 0 : items.indexOf(placeId) + 1)))
}

function passedCount(ids: readonly string[], passed: ReadonlySet<string>): number {
  return ids.findLastIndex((id) => passed.has(id)) + 1
}

/** Keeps the place among finished tiles, even for a developing story: mixing would put others before it. */
function withPlace<Feed extends FeedOrder>(
  feed: Feed,
  walked: readonly string[],
  placeId: string,
  rest: readonly string[],
): Feed {
  const isOther = (id: string): boolean => id !== placeId
  return {
    ...feed,
    ids: [...walked, placeId, ...rest.filter(isOther)],
    developingIds: feed.developingIds.filter(isOther),
  }
}
