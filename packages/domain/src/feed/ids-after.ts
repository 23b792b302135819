/** At most `count` ids after `id` in an order, wrapping around up to `id`. An unknown id is followed by the beginning. */
export function idsAfter(ids: readonly string[], id: string, count: number): string[] {
  const at = ids.indexOf(id)
  const others = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))]
  return others.slice(0, Math.max(0, count))
}
