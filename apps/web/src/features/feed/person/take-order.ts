import { goOnWith, walkedCount } from "@confetti/domain/feed/resume-feed"
import type { ReadCache } from "../../../platform/reads/read-cache.ts"
import { feedRead } from "../fetch-feed.ts"
import { readPlace } from "../keep-place.ts"
import { readKeptFeed, writeKeptFeed } from "../kept-feed.ts"

/** The tile in view and the two after it may be half on the screen, or loaded. */
const keptAhead = 2

/** Reads the order made for this person. Undefined where there is no connection. */
export async function readOrder(userId: string, cache: ReadCache): Promise<readonly string[] | undefined> {
  const read = feedRead(null, userId)
  await cache.load(read, 0)
  return cache.peek(read).data?.ids
}

/** The home feed with this order behind the tile in view and those `ahead` after it. Nothing that is seen moves. */
export function spliceBehind(order: readonly string[], ahead = keptAhead): void {
  const kept = readKeptFeed(null)
  if (!kept) return
  const next = goOnWith(kept, readPlace(null), { ids: order, developingIds: [] }, ahead)
  if (next.ids.join() !== kept.ids.join()) writeKeptFeed(next)
}

/** What comes next on the screen, and what was walked past. */
export function aheadAndBehind(): { upcoming: string[]; walked: string[] } {
  const kept = readKeptFeed(null)
  if (!kept) return { upcoming: [], walked: [] }
  const count = Math.max(1, walkedCount(kept, readPlace(null)))
  return { upcoming: kept.ids.slice(count), walked: kept.ids.slice(0, count) }
}
