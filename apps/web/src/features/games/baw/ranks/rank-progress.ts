import type { BawPlay } from "@confetti/contract/games"

type Rank = BawPlay["ranks"][number]

export type RankProgress = {
  /** The number of the rank that is reached, from 0. */
  at: number
  /** The rank after it, and how many points are missing; null at the top. */
  next: (Rank & { missing: number }) | null
  /** How far it is on a line on which all ranks stand evenly, from 0 to 1. */
  share: number
}

/** Where so many points stand on the way to the top. */
export function rankProgress({ points, rank, ranks }: Pick<BawPlay, "points" | "rank" | "ranks">): RankProgress {
  const at = Math.max(
    0,
    ranks.findIndex((each) => each.rank === rank),
  )
  const next = ranks[at + 1]
  if (!next) return { at, next: null, share: 1 }
  const from = ranks[at]?.points ?? 0
  const step = Math.max(1, next.points - from)
  const within = Math.min(Math.max((points - from) / step, 0), 1)
  return { at, next: { ...next, missing: next.points - points }, share: (at + within) / (ranks.length - 1) }
}
