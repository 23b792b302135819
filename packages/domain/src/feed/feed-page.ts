/**
 * The slice of a feed that one page holds: ids from (page − 1) · limit up to page · limit.
 * Pages count from 1. Anything outside the feed, or a page or limit below 1, is an empty page.
 */
export function feedPage(ids: readonly string[], page: number, limit: number): string[] {
  if (page < 1 || limit < 1) return []
  return ids.slice((page - 1) * limit, page * limit)
}

/** The page, counted from 1, on which the item at `index` (from 0) lies. */
export function pageOfIndex(index: number, limit: number): number {
  return Math.floor(Math.max(0, index) / limit) + 1
}
