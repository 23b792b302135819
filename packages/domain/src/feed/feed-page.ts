/** The ids of a page, counted from 1: (page − 1) · limit up to page · limit. Out of range is empty. */
export function feedPage(ids: readonly string[], page: number, limit: number): string[] {
  if (page < 1 || limit < 1) return []
  return ids.slice((page - 1) * limit, page * limit)
}

/** The page, from 1, of the item at `index`, from 0. */
export function pageOfIndex(index: number, limit: number): number {
  return Math.floor(Math.max(0, index) / limit) + 1
}
