import { announce } from "../../ui/announce.tsx"
import { likedTiles } from "./device-shelf.ts"

export function toggleLike(tile: { id: string }): void {
  announce(likedTiles.toggle(tile.id) ? "Liked. It is on your shelf" : "Taken off your shelf")
}
