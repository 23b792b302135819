import type { FeedData } from "@confetti/contract/page-data"
import { spliceFeed } from "@confetti/domain/feed-splice"
import { mixFeed } from "@confetti/domain/mix-feed"
import type { ReadCache } from "../../../platform/reads/read-cache.ts"
import { feedRead, homeFeedKey } from "../fetch-feed.ts"
import { readPlace } from "../keep-place.ts"
import { readKeptFeed, writeKeptFeed } from "../kept-feed.ts"

/** Reads the order made for this person and lays it behind what they see. */
export async function takeOrder(userId: string, cache: ReadCache): Promise<void> {
  await cache.load(feedRead(null, userId), 0)
  const fresh = cache.peek<FeedData>(homeFeedKey).data
  if (fresh) layBehind(fresh.ids)
}

/** The home feed with this order behind the tile in view and the two after it. Nothing that is seen moves. */
export function layBehind(order: readonly string[]): void {
  const kept = readKeptFeed(null)
  if (!kept) return
  const ids = spliceFeed({ ids: kept.ids, at: standsAt(kept) }, order)
  if (ids.join() !== kept.ids.join()) writeKeptFeed({ ...kept, ids })
}

/** What comes next on the screen, and what was walked past. */
export function aheadAndBehind(): { upcoming: string[]; walked: string[] } {
  const kept = readKeptFeed(null)
  if (!kept) return { upcoming: [], walked: [] }
  const at = standsAt(kept)
  return { upcoming: kept.ids.slice(at + 1), walked: kept.ids.slice(0, at + 1) }
}

/** The index of the last of the feed's own tiles up to the one in view, which may be a growing story between two of them. */
function standsAt(kept: FeedData): number {
  const placeId = readPlace(null)
  const items = mixFeed(kept.ids, kept.developingIds)
  const at = items.findIndex((item) => item.tileId === placeId)
  const passed = new Set(items.slice(0, Math.max(0, at) + 1).map((item) => item.tileId))
  return Math.max(
    0,
    kept.ids.findLastIndex((id) => passed.has(id)),
  )
}
