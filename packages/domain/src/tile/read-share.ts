/** A tile that stayed in view this long was read, in milliseconds. */
export const readAfter = 3000

/** More than this much of a tile seen counts as having read it, also in less than three seconds. */
const enough = 0.6

/** How much of a tile is seen from its cover (page 0) to its last subtile, 0 to 1. One without subtiles is seen once it is opened. */
export function readShare(page: number, subtileCount: number): number {
  if (subtileCount <= 0) return page > 0 ? 1 : 0
  return Math.min(1, Math.max(0, page) / subtileCount)
}

export function isReadTile(share: number): boolean {
  return share >= enough
}
