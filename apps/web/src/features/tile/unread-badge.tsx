import type { Tile } from "@confetti/contract/tile"
import { badgeText, unreadCount } from "@confetti/domain/tile/unread-count"
import { useTileState } from "./tile-state.ts"

/** How many subtiles came since this person last opened the tile; nothing where none did. */
export function UnreadBadge({ tile }: { tile: Tile }) {
  const count = badgeText(unreadCount(tile.subtileIds.length, useTileState(tile.id)?.subtileCountSnapshot))
  return count && <span className="unread">{count} new</span>
}
