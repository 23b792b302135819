/** What somebody wants less of, as tiles: some not at all, some after everything else. */
export type LessTiles = { hidden: ReadonlySet<string>; lessened: ReadonlySet<string> }

export const lessScopes = ["tile", "category", "similar"] as const

export type LessScope = (typeof lessScopes)[number]

export function countLess(ids: readonly string[], isMeant: (id: string) => boolean, horizon: number): number {
  return ids.slice(0, horizon).filter(isMeant).length
}

/** An order with less of some tiles, where nothing else is known of whoever asked. What remains keeps its order, and so does what sinks. */
export function orderWithLess(ids: readonly string[], { hidden, lessened }: LessTiles): string[] {
  const shown = ids.filter((id) => !hidden.has(id))
  return [...shown.filter((id) => !lessened.has(id)), ...shown.filter((id) => lessened.has(id))]
}
