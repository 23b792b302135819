import type { Tile } from "@confetti/contract/tile"
import { feedBelow } from "../shown-feed.ts"

/**
 * The tile behind the one the feed stands on, with what is known of it; null at the feed's end, undefined while there is no feed. A
 * tile that was opened by another way, as by a link, leads there too: the feed goes on where its reader left it.
 */
export function useNextInFeed(openId: string): { id: string; tile: Tile | undefined } | null | undefined {
  const feed = feedBelow.useValue()
  if (!feed) return undefined
  const next = feed.items.slice(feed.at + 1).find((item) => item.type === "tile" && item.tileId !== openId)
  if (next?.type !== "tile") return null
  return { id: next.tileId, tile: feed.tiles.get(next.tileId) }
}
