import { orderWithLess } from "./less-preference.ts"

/** What a guest did on their device, by tile id, the latest first. */
export type GuestTaste = {
  picked: readonly string[]
  liked: readonly string[]
  finished: readonly string[]
  /** Looked at for a moment, and not read. */
  skipped: readonly string[]
  seen: readonly string[]
  /** Tiles they do not want at all, and the slugs of categories they want less of. */
  less: { tiles: readonly string[]; categories: readonly string[] }
}

/** The slugs of a tile's categories, its main one first; empty for a tile that is not known. */
export type CategoriesOf = (tileId: string) => readonly string[]

/** What raised a tile: the strongest thing the guest did with others of its category, or with the tile itself, where that is null. */
export type GuestCause = { signal: "picked" | "liked" | "finished"; category: string | null }

export type GuestEntry = { id: string; cause: GuestCause | null }

/** How much each says of a category. What is done twice with a tile says what the stronger says. */
const signals = [
  { signal: "picked", weight: 2 },
  { signal: "liked", weight: 1.5 },
  { signal: "finished", weight: 1 },
  { signal: "skipped", weight: -0.5 },
] as const

/** So much evidence makes an affinity of one half: a single pick does. */
const halfEvidence = 2
/** How many places a tile goes forward at an affinity of 1, and back at −1. */
const reach = 16
const mostInRow = 2

/** How much a guest takes to each category they did something in: −1 to 1, with what said most for it. −1 is what they want less of. */
export function guestAffinities(
  taste: GuestTaste,
  categoriesOf: CategoriesOf,
): Map<string, { affinity: number; signal: GuestCause["signal"] | null }> {
  const evidence = new Map<string, { sum: number; most: number; signal: GuestCause["signal"] | null }>()
  const counted = new Set<string>()
  for (const { signal, weight } of signals) {
    const added = new Map<string, number>()
    for (const id of taste[signal]) {
      const [category] = categoriesOf(id)
      if (category === undefined || counted.has(id)) continue
      counted.add(id)
      added.set(category, (added.get(category) ?? 0) + weight)
    }
    for (const [category, sum] of added) {
      const before = evidence.get(category) ?? { sum: 0, most: 0, signal: null }
      const isMost = signal !== "skipped" && sum > before.most
      evidence.set(category, { ...before, sum: before.sum + sum, ...(isMost && { most: sum, signal }) })
    }
  }
  const unwanted = { affinity: -1, signal: null }
  return new Map([
    ...[...evidence].map(
      ([category, { sum, signal }]) => [category, { affinity: sum / (Math.abs(sum) + halfEvidence), signal }] as const,
    ),
    ...taste.less.categories.map((category) => [category, unwanted] as const),
  ])
}

/**
 * Everybody's order as it suits a guest, each tile once: what they picked and have not met, then what they have not met with the
 * categories they take to some places further on, then what they saw, and last what they want less of. What they do not want at
 * all is left out. No category stands three times in a row within one of these as long as it holds another.
 */
export function orderForGuest(
  ids: readonly string[],
  taste: GuestTaste,
  categoriesOf: CategoriesOf,
): readonly GuestEntry[] {
  const affinities = guestAffinities(taste, categoriesOf)
  const lessCategories = new Set(taste.less.categories)
  const hidden = new Set(taste.less.tiles)
  const lessened = new Set(ids.filter((id) => categoriesOf(id).some((category) => lessCategories.has(category))))
  const order = orderWithLess([...new Set(ids)], { hidden, lessened })

  const isThere = new Set(order)
  const isSeen = new Set(taste.seen)
  const picks = [...new Set(taste.picked)].filter((id) => isThere.has(id) && !isSeen.has(id))
  const isPicked = new Set(picks)
  const wanted = order.filter((id) => !lessened.has(id) && !isPicked.has(id))
  const unmet = wanted.filter((id) => !isSeen.has(id))
  const affinityOf = (id: string): number => affinities.get(categoriesOf(id)[0] ?? "")?.affinity ?? 0
  const raised = unmet
    .map((id, at) => ({ id, at, key: at - reach * affinityOf(id) }))
    .sort((a, b) => a.key - b.key || a.at - b.at)
    .map(({ id }) => id)
  const spread = withoutRuns([...picks, ...raised], categoriesOf)
  const placeBefore = new Map(unmet.map((id, at) => [id, at]))
  const causeAt = (id: string, at: number): GuestCause | null => {
    if (isPicked.has(id)) return { signal: "picked", category: null }
    const category = categoriesOf(id)[0]
    const { affinity = 0, signal = null } = affinities.get(category ?? "") ?? {}
    const isRaised = at - picks.length < (placeBefore.get(id) ?? 0)
    return category !== undefined && signal !== null && affinity > 0 && isRaised ? { signal, category } : null
  }
  const rest = [
    ...withoutRuns(
      wanted.filter((id) => isSeen.has(id)),
      categoriesOf,
    ),
    ...order.filter((id) => lessened.has(id) && !isPicked.has(id)),
  ]
  return [...spread.map((id, at) => ({ id, cause: causeAt(id, at) })), ...rest.map((id) => ({ id, cause: null }))]
}

/** The same tiles with none of one category three times in a row, as long as there is another; else in the order given. */
export function withoutRuns(ids: readonly string[], categoriesOf: CategoriesOf): string[] {
  const left = [...ids]
  const order: string[] = []
  while (left.length > 0) {
    const last = order.slice(-mostInRow).map((id) => categoriesOf(id)[0])
    const tired = last.length === mostInRow && new Set(last).size === 1 ? last[0] : undefined
    const at = tired === undefined ? 0 : left.findIndex((id) => categoriesOf(id)[0] !== tired)
    order.push(...left.splice(Math.max(0, at), 1))
  }
  return order
}

/** How many covers a guest chooses from, each of another category, and how many of them they may choose. */
export const startersShown = 6
export const mostPicks = 3

/**
 * What a guest is shown to choose from: of what comes next, the best of each category. Empty where there are not enough
 * categories to make it a choice.
 */
export function starterTiles(upcoming: readonly string[], categoriesOf: CategoriesOf): string[] {
  const met = new Set<string>()
  const starters = upcoming.filter((id) => {
    const [category] = categoriesOf(id)
    return category !== undefined && !met.has(category) && met.add(category)
  })
  return starters.length < startersShown ? [] : starters.slice(0, startersShown)
}
