import type { PageData } from "@confetti/contract/page-data"
import { keepTiles } from "../features/tile/index.ts"
import { feedCardsKey } from "./use-mix-known.ts"
import { createReadCache, type ReadCache } from "../platform/reads/read-cache.ts"

/** The cache of everything read, with what came in the page already in it. */
export function firstReads(data: PageData): ReadCache {
  const cache = createReadCache(() => performance.now())
  if (data.categories.length > 0) cache.keep("categories", data.categories)
  if (data.feed) cache.keep(feedCardsKey, data.cards)
  keepTiles(cache, data.tiles)
  return cache
}
