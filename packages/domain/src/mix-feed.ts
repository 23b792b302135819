/** One stop of the feed. Further kinds of card join this union as their data comes to exist. */
export type FeedItem = { type: "tile"; tileId: string }

/** A growing story stands at the fourth place, and then after every twentieth. */
const firstAt = 3
const every = 20

/** Mixes the stories that still grow between the finished tiles. Each appears once; none is dropped. */
export function mixFeed(tileIds: readonly string[], developingIds: readonly string[]): FeedItem[] {
  const known = new Set(tileIds)
  const growing = [...new Set(developingIds)].filter((id) => !known.has(id))
  const items: FeedItem[] = []
  let used = 0
  for (const tileId of known) {
    if (used < growing.length && items.length === firstAt + used * every) {
      items.push({ type: "tile", tileId: growing[used++] as string })
    }
    items.push({ type: "tile", tileId })
  }
  for (const tileId of growing.slice(used)) items.push({ type: "tile", tileId })
  return items
}
