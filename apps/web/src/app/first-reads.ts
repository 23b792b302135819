import type { PageData } from "@confetti/contract/page-data"
import { keepFirstFeed } from "../features/feed/index.ts"
import { keepTiles, tileRead } from "../features/tile/index.ts"
import { createReadCache, type ReadCache } from "../platform/reads/read-cache.ts"
import { feedCardsRead } from "./screens/feed-cards-read.ts"
import { categoriesRead } from "./screens/use-categories.ts"

/** The cache of everything read, with what came in the page already in it. */
export function firstReads(data: PageData): ReadCache {
  const cache = createReadCache(() => performance.now())
  if (data.categories.length > 0) cache.keep(categoriesRead, data.categories)
  if (data.feed) cache.keep(feedCardsRead, data.cards)
  keepFirstFeed(cache, data)
  keepTiles(cache, data.tiles)
  // A page opened at a subtile holds its parent.
  for (const tile of data.tiles) for (const { slug } of tile.subtiles) cache.keep(tileRead(slug), tile)
  return cache
}
