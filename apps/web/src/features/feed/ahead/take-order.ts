import type { FeedData } from "@confetti/contract/page-data"
import { goOnWith, walkedCount, walkedIds } from "@confetti/domain/feed/resume-feed"
import { wasUsed } from "../../../platform/on-use.ts"
import type { ReadCache } from "../../../platform/reads/read-cache.ts"
import { feedRead } from "../feed-read.ts"
import { firstTiles, pickedTiles, tilesAhead } from "../first-tiles.ts"
import { readPlace } from "../keep-place.ts"
import { readKeptFeed, writeKeptFeed } from "../kept-feed.ts"
import { tasteOfGuest } from "../taste-of-guest.ts"

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
  writeIfNew(kept, goOnWith(kept, readPlace(null), { ids: [...tilesAhead(), ...order], developingIds: [] }, ahead))
}

function writeIfNew(kept: FeedData, next: FeedData): void {
  if (next.ids.join() !== kept.ids.join()) writeKeptFeed(next)
}

type Also = {
  /** These lie ahead no more. */
  gone: readonly string[]
  /** These were walked past long ago and come once more. */
  again: readonly string[]
}

/** From now on these tiles of the home feed come first in whatever order there is: right behind the tile in view, where nobody has begun to swipe. */
export function prioritizeTiles(tileIds: readonly string[], { gone, again }: Also): void {
  firstTiles.set(tileIds)
  recallPicks()
  const kept = readKeptFeed(null)
  if (!kept || tileIds.length === 0) return
  const hereId = readPlace(null)
  const moved = new Set(again.filter((id) => id !== hereId))
  const stays = (id: string) => !moved.has(id)
  const feed = { ...kept, ids: kept.ids.filter(stays), developingIds: kept.developingIds.filter(stays) }
  const order = [...tilesAhead(), ...feed.ids.filter((id) => !gone.includes(id))]
  writeIfNew(kept, goOnWith(feed, hereId, { ids: order, developingIds: [] }, wasUsed() ? 1 : 0))
}

/** The tiles of the home feed up to the one in view, growing stories among them. */
export function walkedTiles(): string[] {
  const kept = readKeptFeed(null)
  return kept ? walkedIds(kept, readPlace(null)) : []
}

/** What comes next on the screen, and what was walked past. */
export function aheadAndBehind(): { upcoming: string[]; walked: string[] } {
  const kept = readKeptFeed(null)
  if (!kept) return { upcoming: [], walked: [] }
  const count = Math.max(1, walkedCount(kept, readPlace(null)))
  return { upcoming: kept.ids.slice(count), walked: kept.ids.slice(0, count) }
}

/** After a reload only a guest's taste knows of the picks they have not come to yet. */
function recallPicks(): void {
  if (pickedTiles.get().length > 0) return
  const { picked, seen } = tasteOfGuest()
  pickedTiles.set(picked.filter((id) => !seen.includes(id)))
}
