import { isReadTile, readAfter, readShare } from "@confetti/domain/tile/read-share"
import type { SessionScope } from "../../../platform/session-scope.ts"
import { readingsOf } from "../../tile/index.ts"

/** Calls back when a tile is visible, and when it was read: long enough, or far enough. Returns a function that stops it. */
export function followReadTiles(
  scope: SessionScope,
  onRead: (tileId: string) => void,
  onView: (tileId: string) => void,
): () => void {
  const { now } = readingsOf(scope)
  let inViewId: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    const reading = now.get()
    if (!reading) return
    const { tile, page } = reading
    if (tile.id !== inViewId) onView(tile.id)
    if (page > 0 && isReadTile(readShare(page, tile.subtiles.length))) onRead(tile.id)
    if (tile.id === inViewId) return
    inViewId = tile.id
    clearTimeout(timer)
    timer = setTimeout(() => onRead(tile.id), readAfter)
  }
  const off = now.on(follow)
  follow()
  return () => {
    off()
    clearTimeout(timer)
  }
}
