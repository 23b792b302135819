import { hashText } from "./hash-text.ts"
import { spreadCategories } from "./spread-categories.ts"

export const tilesOfToday = 7

/**
 * Why a tile is one of today's: it is everybody's tile of the day; of a category this person likes; of one they have not met; a story
 * that still grows; new; well loved; there for variety; worth another look, where nothing unread is left.
 */
export const todayReasons = ["day", "taste", "discovery", "growing", "new", "loved", "variety", "again"] as const

export type TodayReason = (typeof todayReasons)[number]

export type TodayCandidate = {
  id: string
  /** Its first category. */
  category: string
  /** Both 0 to 1: how new it is, and how well it is liked. */
  freshness: number
  popularity: number
  isGrowing: boolean
}

export type TodayTile = { id: string; category: string; reason: TodayReason }

export type TodayChoice = {
  /** The tile of the day, which is one of the candidates; null where there is none. */
  tileOfDayId: string | null
  candidates: readonly TodayCandidate[]
  /** How somebody takes to a category, −1 to 1. 0, as where one is missing: nothing is known. */
  affinity: ReadonlyMap<string, number>
  /** What they met: `seen` was passed by, `read` was read. */
  met: ReadonlyMap<string, "seen" | "read">
  /** Who chooses and for which day: of tiles that are about equally good another comes first on another day. */
  seed: string
}

/** A tile of the last two weeks is that fresh at least. */
const newFrom = 0.72
const lovedFrom = 0.5
/** From here down a category is one they want less of. */
const unwanted = -0.5
/** How much of the score a day's chance is: newness and liking are up to 1 each. */
const chance = 0.4

type Ranked = TodayCandidate & { score: number; tier: number }

/**
 * The tiles of one person's day, at most seven, each once and each with its reason. Unmet tiles come before those that were passed by,
 * and these before what was read. At most one still grows, no category has more than two where equally unmet tiles of another are left,
 * and no two neighbours share one where that can be avoided. The same input gives the same day.
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
  // What was passed by is no pick: it only fills what is left.
  const isUnmet = ({ tier }: Ranked): boolean => tier === tiers.unmet
  const liked = [...affinity].filter(([, value]) => value > 0).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const ofTaste = (at: number): void =>
    take("taste", (tile) => isUnmet(tile) && !tile.isGrowing && tile.category === liked[at]?.[0])

  take("day", (tile) => isUnread(tile) && tile.id === tileOfDayId)
  ofTaste(0)
  take("new", (tile) => isUnmet(tile) && !tile.isGrowing && tile.freshness >= newFrom)
  // Of somebody who likes nothing yet everything is new to them, and so nothing is.
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
