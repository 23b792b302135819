type Wanted = { cost: number }

export type NextReward<Item> = {
  /** The most expensive item within the balance. */
  now: Item | null
  /** The cheapest item beyond it. */
  next: Item | null
}

/** The best affordable item and the next one. At equal cost the first counts. */
export function nextReward<Item extends Wanted>(items: readonly Item[], points: number): NextReward<Item> {
  const best = (among: readonly Item[], isBetter: (a: number, b: number) => boolean): Item | null =>
    among.reduce<Item | null>((found, item) => (found && !isBetter(item.cost, found.cost) ? found : item), null)
  return {
    now: best(
      items.filter(({ cost }) => cost <= points),
      (a, b) => a > b,
    ),
    next: best(
      items.filter(({ cost }) => cost > points),
      (a, b) => a < b,
    ),
  }
}
