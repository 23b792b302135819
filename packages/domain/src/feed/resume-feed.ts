import { spliceFeed } from "./feed-splice.ts"
import { mixFeed } from "./mix-feed.ts"

export type FeedOrder = { ids: readonly string[]; developingIds: readonly string[] }

/**
 * An order for somebody who stands on `placeId` and of whose walk nothing else is known: their tile first, and everything else behind
 * it. An order made for a person has what they met at its foot, so the tile's own place in it says nothing. The common order knows
 * nobody: there they go on behind their tile, and what lies before it comes last. A tile that was read to the end is in no
 * personal order any more, and still stays under their eyes.
 */
export function resumeFeed<Feed extends FeedOrder>(feed: Feed, placeId: string | null, isPersonal: boolean): Feed {
  if (placeId === null) return feed
  const at = feed.ids.indexOf(placeId)
  if (!isPersonal && at < 0 && !feed.developingIds.includes(placeId)) return feed
  // The common order may be as long as the catalogue: it is only mixed where nothing less tells the place.
  const from = isPersonal ? 0 : at < 0 ? walkedCount(feed, placeId) : at
  return withPlace(feed, [], placeId, [...feed.ids.slice(from), ...feed.ids.slice(0, from)])
}

/**
 * The order of somebody who walked these tiles and now stands on `placeId`, because they moved there elsewhere. What they walked stays
 * behind them; between it and their tile there is nothing that they could miss. `mix` gives an order's tiles as they stand in the feed.
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
  // What comes next there is a growing story's, so the tile takes its place, and the story the next one.
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

/**
 * What somebody walked, and `ahead` tiles more, with a fresh order behind it: nothing up to there moves, growing stories between the tiles
 * included.
 */
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

/** How many of an order's finished tiles lie up to the place, which may be a growing story between two of them; 0 for no place. */
export function walkedCount(feed: FeedOrder, placeId: string | null): number {
  const items = mixFeed(feed.ids, feed.developingIds).map(({ tileId }) => tileId)
  return passedCount(feed.ids, new Set(items.slice(0, placeId === null ? 0 : items.indexOf(placeId) + 1)))
}

function passedCount(ids: readonly string[], passed: ReadonlySet<string>): number {
  return ids.findLastIndex((id) => passed.has(id)) + 1
}

/** The place stands among the finished tiles even where its story still grows: the mixing would put others before it. */
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
