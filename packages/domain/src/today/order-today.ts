/**
 * Orders a day's tiles as their reader meets them: first those already met, then upcoming ones in feed order, then the others as chosen.
 */
export function orderToday<Tile extends { id: string }>(
  tiles: readonly Tile[],
  viewedIds: readonly string[],
  upcoming: readonly string[],
): Tile[] {
  const order = new Map([...new Set([...viewedIds, ...upcoming])].map((id, at) => [id, at]))
  return tiles.toSorted((a, b) => (order.get(a.id) ?? order.size) - (order.get(b.id) ?? order.size))
}
