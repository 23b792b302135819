import { logEvent } from "../../platform/analytics/log-event.ts"
import { announce } from "../../ui/announce.tsx"
import { likedTiles } from "./device-shelf.ts"

export function toggleLike(tile: { id: string }): void {
  const isLiked = likedTiles.toggle(tile.id)
  announce(isLiked ? "Liked. It is on your shelf" : "Taken off your shelf")
  logEvent(isLiked ? "like_tile" : "unlike_tile", { tileId: tile.id })
}
