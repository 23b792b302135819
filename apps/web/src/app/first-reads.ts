import { keepFirstFeed } from "../features/feed/index.ts"
import { keepTiles, tileRead } from "../features/tile/index.ts"
import { readCacheOf } from "../platform/reads/read-cache.ts"
import type { SessionScope } from "../platform/session-scope.ts"
import { feedCardsRead } from "./screens/feed-cards-read.ts"
import { categoriesRead } from "./screens/use-categories.ts"

export function keepFirstReads(scope: SessionScope): void {
  const { page } = scope
  const cache = readCacheOf(scope)
  if (page.categories.length > 0) cache.keep(categoriesRead, page.categories)
  if (page.feed) cache.keep(feedCardsRead, page.cards)
  keepFirstFeed(cache, page)
  keepTiles(cache, page.tiles)
  // A page opened at a subtile contains its parent.
  for (const tile of page.tiles) for (const { slug } of tile.subtiles) cache.keep(tileRead(slug), tile)
}
