/** New subtiles since a person last opened a tile; 0 if never opened, or signed out. */
export function unreadCount(subtileCount: number, snapshot: number | null | undefined): number {
  return snapshot === null || snapshot === undefined ? 0 : Math.max(0, subtileCount - snapshot)
}

/** A badge's text: empty for none, `9+` above nine. */
export function badgeText(count: number): string {
  if (count <= 0) return ""
  return count > 9 ? "9+" : String(count)
}
