import { hashText } from "./hash-text.ts"
import { spreadCategories } from "./spread-categories.ts"

export const tilesOfToday = 7

/**
 * Why a tile is one of today's: the tile of the day; of a liked category; of an unknown category; developing; new; popular; for variety;
 * worth reading again, if nothing unread is left.
 */
export const todayReasons = ["day", "taste", "discovery", "growing", "new", "loved", "variety", "again"] as const

export type TodayReason = (typeof todayReasons)[number]

export type TodayCandidate = {
  id: string
  category: string
  /** Freshness and quality, both 0 to 1. */
  freshness: number
  popularity: number
  isGrowing: boolean
}

export type TodayTile = { id: string; category: string; reason: TodayReason }

export type TodayChoice = {
  /** The tile of the day, one of the candidates, or null. */
  tileOfDayId: string | null
  candidates: readonly TodayCandidate[]
  /** Affinity to categories, −1 to 1. Missing ones count as 0: unknown. */
  affinity: ReadonlyMap<string, number>
  /** Tiles met: `seen` was passed by, `read` was read. */
  met: ReadonlyMap<string, "seen" | "read">
  /** The person and the day: among equally good tiles another day chooses others. */
  seed: string
}

/** The freshness of a tile two weeks old. */
const newFrom = 0.72
const lovedFrom = 0.5
/** Categories with a lower affinity are unwanted. */
const unwanted = -0.5
/** The share of chance in the score, beside freshness and quality of up to 1 each. */
const chance = 0.4

type Ranked = TodayCandidate & { score: number; tier: number }

/**
 * A person's tiles of the day, at most seven, each with a reason. Unseen tiles come before passed ones, and these before read ones. At most
 * one is developing, no category has more than two while equally unseen tiles of others are left, and neighbours do not share one if
 * avoidable. Deterministic.
 */
export function chooseToday({ tileOfDayId, candidates, affinity, met, seed }: TodayChoice): TodayTile[] {
  const ranked = rank(candidates, { affinity, met, seed })
  const chosen: (TodayTile & { isGrowing: boolean })[] = []
  const countOf = (category: string): number => chosen.filter((each) => each.category === category).length
  const isFree = ({ id, isGrowing }: Ranked): boolean =>
    !chosen.some((each) => each.id === id || (isGrowing && each.isGrowing))

  function take(reason: TodayReason | null, fits: (tile: Ranked) => boolean): void {
    if (chosen.length === tilesOfToday) return
    const all = ranked.filter((tile) => isFree(tile) && fits(tile))
    const free = all.filter(({ tier }) => tier === all[0]?.tier)
    const found =
      free.find(({ category }) => countOf(category) === 0) ?? free.find(({ category }) => countOf(category) < 2)
    const tile = found ?? (reason === null ? free[0] : undefined)
    if (!tile) return
    const { id, category, isGrowing } = tile
    chosen.push({ id, category, isGrowing, reason: reason ?? reasonOf(tile) })
  }

  const isUnread = ({ tier }: Ranked): boolean => tier < tiers.read
  // Passed tiles only fill gaps.
  const isUnmet = ({ tier }: Ranked): boolean => tier === tiers.unmet
  const liked = [...affinity].filter(([, value]) => value > 0).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const ofTaste = (at: number): void =>
    take("taste", (tile) => isUnmet(tile) && !tile.isGrowing && tile.category === liked[at]?.[0])

  take("day", (tile) => isUnread(tile) && tile.id === tileOfDayId)
  ofTaste(0)
  take("new", (tile) => isUnmet(tile) && !tile.isGrowing && tile.freshness >= newFrom)
  // Without any liked category every one is unknown, so none is a discovery.
  if (liked.length > 0) take("discovery", (tile) => isUnmet(tile) && !tile.isGrowing && !affinity.get(tile.category))
  take("growing", (tile) => isUnread(tile) && tile.isGrowing)
  ofTaste(1)
  take("loved", (tile) => isUnmet(tile) && !tile.isGrowing && tile.popularity >= lovedFrom)
  for (let count = -1; count < chosen.length; ) {
    count = chosen.length
    take(null, () => true)
  }
  return spreadCategories(chosen).map(({ id, category, reason }) => ({ id, category, reason }))
}

const tiers = { unmet: 0, seen: 1, read: 2, unwanted: 3 } as const

function rank(
  candidates: readonly TodayCandidate[],
  { affinity, met, seed }: Pick<TodayChoice, "affinity" | "met" | "seed">,
): Ranked[] {
  const byId = new Map(candidates.map((tile) => [tile.id, tile]))
  return [...byId.values()]
    .map((tile) => {
      const liking = affinity.get(tile.category) ?? 0
      const luck = hashText(`${seed} ${tile.id}`) / 2 ** 32
      return {
        ...tile,
        score: tile.freshness + tile.popularity + Math.max(0, liking) + chance * luck,
        tier: liking <= unwanted ? tiers.unwanted : tiers[met.get(tile.id) ?? "unmet"],
      }
    })
    .sort((a, b) => a.tier - b.tier || b.score - a.score || (a.id < b.id ? -1 : 1))
}

function reasonOf({ tier, isGrowing, freshness, popularity }: Ranked): TodayReason {
  if (tier === tiers.read) return "again"
  if (isGrowing) return "growing"
  if (freshness >= newFrom) return "new"
  return popularity >= lovedFrom ? "loved" : "variety"
}
