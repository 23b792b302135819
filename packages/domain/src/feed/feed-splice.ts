/** The feed on the screen: its ids, and the index of the visible one. */
export type WalkedFeed = { ids: readonly string[]; at: number }

/** Items after the visible one that stay: they may be partly visible, or loaded. */
const unchangedAhead = 2

/**
 * Replaces a feed's order: everything up to the visible item and `ahead` more stays, then the new order follows without those. Other old
 * items are dropped.
 */
export function spliceFeed({ ids, at }: WalkedFeed, next: readonly string[], ahead = unchangedAhead): string[] {
  const kept = ids.slice(0, Math.max(0, at + 1 + ahead))
  const there = new Set(kept)
  return [...kept, ...next.filter((id) => !there.has(id) && there.add(id))]
}
