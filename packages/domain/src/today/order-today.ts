/**
 * A day's tiles in the order in which their reader meets them: first what they met already, as they met it, then what lies ahead of them,
 * as it lies there, then the others as they were chosen. So the first one met is the first of the day, wherever they stood when it came.
 */
export function orderToday<Tile extends { id: string }>(
  tiles: readonly Tile[],
  viewedIds: readonly string[],
  upcoming: readonly string[],
): Tile[] {
  const order = new Map([...new Set([...viewedIds, ...upcoming])].map((id, at) => [id, at]))
  return tiles.toSorted((a, b) => (order.get(a.id) ?? order.size) - (order.get(b.id) ?? order.size))
}
