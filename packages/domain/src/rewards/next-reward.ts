type Wanted = { cost: number }

export type NextReward<Item> = {
  /** The dearest that is there for what they have. */
  now: Item | null
  /** The first that is not. */
  next: Item | null
}

/** What somebody with these points can have, and what they come to next. Of two at one cost, the first. */
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
