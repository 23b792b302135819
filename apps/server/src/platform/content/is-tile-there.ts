import type { LiveContent } from "./live-content.ts"

/** Whether readers can open this tile. A subtile is none, though it can be read by its id like one. */
export function isTileThere(content: LiveContent, tileId: string, now: number): boolean {
  const tile = content.current().byId.get(tileId)
  return tile !== undefined && tile.publishedAt <= now
}
