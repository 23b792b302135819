/** How many subtiles came since a person last opened a tile; 0 for who never did, or is not signed in. */
export function unreadCount(subtileCount: number, snapshot: number | null | undefined): number {
  return snapshot === null || snapshot === undefined ? 0 : Math.max(0, subtileCount - snapshot)
}

/** As a badge shows it: nothing for none, and `9+` beyond nine. */
export function badgeText(count: number): string {
  if (count <= 0) return ""
  return count > 9 ? "9+" : String(count)
}
