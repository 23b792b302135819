import { orderWithLess } from "./less-preference.ts"

/** A guest's activity on their device, by tile id, latest first. */
export type GuestTaste = {
  picked: readonly string[]
  liked: readonly string[]
  finished: readonly string[]
  /** Seen briefly and not read. */
  skipped: readonly string[]
  seen: readonly string[]
  /** Unwanted tiles, and slugs of less-wanted categories. */
  less: { tiles: readonly string[]; categories: readonly string[] }
}

/** Slugs of a tile's categories, main one first; empty for an unknown tile. */
export type CategoriesOf = (tileId: string) => readonly string[]

/** The reason that raised a tile: the strongest activity with others of its category, or with itself if null. */
export type GuestCause = { signal: "picked" | "liked" | "finished"; category: string | null }

export type GuestEntry = { id: string; cause: GuestCause | null }

/** Weights of activities for a category. For one tile the strongest counts. */
const signals = [
  { signal: "picked", weight: 2 },
  { signal: "liked", weight: 1.5 },
  { signal: "finished", weight: 1 },
  { signal: "skipped", weight: -0.5 },
] as const

/** The evidence for an affinity of one half: a single pick. */
const halfEvidence = 2
/** Places a tile moves forward at an affinity of 1, and back at −1. */
const reach = 16
const mostInRow = 2

/** A guest's affinity to categories with activity, −1 to 1, with its strongest cause. −1 is unwanted. */
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
 * The default order for a guest, each tile once: unseen picks, then unseen tiles with liked categories moved forward, then seen ones, and
 * last less-wanted ones. Unwanted tiles are left out. Within each part no category occurs three times in a row while there is another.
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

/** Reorders tiles so that no category occurs three times in a row while there is another. */
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

/** Covers that a guest chooses from, each of another category, and how many may be chosen. */
export const startersShown = 6
export const mostPicks = 3

/** The covers a guest chooses from: the best upcoming tile of each category. Empty with too few categories. */
export function starterTiles(upcoming: readonly string[], categoriesOf: CategoriesOf): string[] {
  const met = new Set<string>()
  const starters = upcoming.filter((id) => {
    const [category] = categoriesOf(id)
    return category !== undefined && !met.has(category) && met.add(category)
  })
  return starters.length < startersShown ? [] : starters.slice(0, startersShown)
}
