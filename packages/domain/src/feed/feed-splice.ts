/** The feed as somebody walks it: its ids, and the index of the one in view. */
export type WalkedFeed = { ids: readonly string[]; at: number }

/** How many behind the one in view stay where they are: they may be half on the screen, or loaded. */
const keptAhead = 2

/**
 * The feed after a fresh order came: everything up to the item in view and the two behind it (`ahead`) stays exactly as it is, then
 * comes the fresh order without what already stands before it. What the fresh order leaves out further down is gone.
 */
export function spliceFeed({ ids, at }: WalkedFeed, next: readonly string[], ahead = keptAhead): string[] {
  const kept = ids.slice(0, Math.max(0, at + 1 + ahead))
  const there = new Set(kept)
  return [...kept, ...next.filter((id) => !there.has(id) && there.add(id))]
}
