/**
 * The ids that follow `id` in an order, at most `count`, going on from the beginning when the end is reached and never coming
 * back to `id` itself. An id that is not in the order is followed by its beginning.
 */
export function idsAfter(ids: readonly string[], id: string, count: number): string[] {
  const at = ids.indexOf(id)
  const others = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))]
  return others.slice(0, Math.max(0, count))
}
