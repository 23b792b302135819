/** Less-wanted tiles: hidden ones, and ones to show last. */
export type LessTiles = { hidden: ReadonlySet<string>; lessened: ReadonlySet<string> }

export const lessScopes = ["tile", "category", "similar"] as const

export type LessScope = (typeof lessScopes)[number]

export function countLess(ids: readonly string[], isMeant: (id: string) => boolean, horizon: number): number {
  return ids.slice(0, horizon).filter(isMeant).length
}

/** An order with less of some tiles, without other personal data. The relative order stays. */
export function orderWithLess(ids: readonly string[], { hidden, lessened }: LessTiles): string[] {
  const shown = ids.filter((id) => !hidden.has(id))
  return [...shown.filter((id) => !lessened.has(id)), ...shown.filter((id) => lessened.has(id))]
}
