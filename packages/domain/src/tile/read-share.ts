/** Milliseconds in view after which a tile counts as read. */
export const readAfter = 3000

/** Seeing more than this share counts as read, even in less than three seconds. */
const enough = 0.6

/** The share seen from the cover (page 0) to the last subtile, 0 to 1. A tile without subtiles is seen once opened. */
export function readShare(page: number, subtileCount: number): number {
  if (subtileCount <= 0) return page > 0 ? 1 : 0
  return Math.min(1, Math.max(0, page) / subtileCount)
}

export function isReadTile(share: number): boolean {
  return share >= enough
}
