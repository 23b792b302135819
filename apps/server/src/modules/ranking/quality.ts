import { day } from "@confetti/domain/durations"
import { newForDays } from "@confetti/domain/feed/default-feed"

/** Times in milliseconds since the epoch. */
export type Impression = { userId: string; tileId: string; seenAt: number; isFinished: boolean; isExplored: boolean }

export type LessPreferenceAsked = { userId: string; category: string; askedAt: number }

/** A share of `count`, with Wilson's 95 % interval (1927). All 0 for none. */
export type Rate = { share: number; count: number; low: number; high: number }

const z = 1.96

export function rateOf(successes: number, count: number): Rate {
  if (count === 0) return { share: 0, count, low: 0, high: 0 }
  const share = successes / count
  const denominator = 1 + z ** 2 / count
  const middle = (share + z ** 2 / (2 * count)) / denominator
  const half = (z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2))) / denominator
  return { share, count, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

export function completion(impressions: readonly Impression[]): Rate {
  return rateOf(impressions.filter(({ isFinished }) => isFinished).length, impressions.length)
}

/**
 * Gini coefficient of these counts: 0 where each has the same, towards 1 where one has all. 0 of none.
 *
 * G = Σ (2i − n − 1) xᵢ / (n Σ xᵢ), the counts xᵢ in rising order, i from 1.
 */
export function gini(counts: readonly number[]): number {
  const rising = counts.toSorted((a, b) => a - b)
  const total = rising.reduce((sum, count) => sum + count, 0)
  if (total === 0) return 0
  const weighted = rising.reduce((sum, count, at) => sum + (2 * (at + 1) - rising.length - 1) * count, 0)
  return weighted / (rising.length * total)
}

/** A session ends with a pause of half an hour. */
const sessionGap = day / 48

/** Lower bounds of position ranges in a session. */
const positionsFrom = [1, 2, 6, 11, 21] as const

export type PositionCompletion = { from: number; completion: Rate }

/** Completion by position in the session. Impressions are grouped by person, earliest first. */
export function completionByPosition(impressions: readonly Impression[]): PositionCompletion[] {
  const groups: Impression[][] = positionsFrom.map(() => [])
  let position = 0
  let last: Impression | null = null
  for (const impression of impressions) {
    const isSameSession = last?.userId === impression.userId && impression.seenAt - last.seenAt <= sessionGap
    position = isSameSession ? position + 1 : 1
    last = impression
    groups[positionsFrom.findLastIndex((from) => position >= from)]?.push(impression)
  }
  return positionsFrom.map((from, at) => ({ from, completion: completion(groups[at] ?? []) }))
}

export type Freshness = { medianAgeDays: number; newShare: Rate }

/** The age of tiles when shown. `publishedAt` is undefined for a deleted tile. */
export function freshnessOf(
  impressions: readonly Impression[],
  publishedAt: (tileId: string) => number | undefined,
): Freshness {
  const ages = impressions.flatMap(({ tileId, seenAt }) => {
    const published = publishedAt(tileId)
    return published === undefined ? [] : [Math.max(0, seenAt - published) / day]
  })
  const rising = ages.toSorted((a, b) => a - b)
  return {
    medianAgeDays: rising[Math.floor(rising.length / 2)] ?? 0,
    newShare: rateOf(ages.filter((age) => age < newForDays).length, ages.length),
  }
}

export type LessCalibration = { preferences: number; before: Rate; after: Rate }

/** Impressions before and after; with fewer, nothing is measured. */
const horizon = 50
const fewest = 10

/** The effect of "less of a category": its share of impressions before and after. The target is a quarter. */
export function lessCalibration(
  impressions: readonly Impression[],
  preferences: readonly LessPreferenceAsked[],
  isOf: (tileId: string, category: string) => boolean,
): LessCalibration {
  const byPerson = Map.groupBy(impressions, ({ userId }) => userId)
  const sums = { preferences: 0, before: [0, 0], after: [0, 0] } satisfies Record<string, number | number[]>
  for (const { userId, category, askedAt } of preferences) {
    const own = byPerson.get(userId) ?? []
    const before = own.filter(({ seenAt }) => seenAt < askedAt).slice(-horizon)
    const after = own.filter(({ seenAt }) => seenAt >= askedAt).slice(0, horizon)
    if (before.length < fewest || after.length < fewest) continue
    sums.preferences++
    for (const [seen, sum] of [
      [before, sums.before],
      [after, sums.after],
    ] as const) {
      sum[0] = (sum[0] ?? 0) + seen.filter(({ tileId }) => isOf(tileId, category)).length
      sum[1] = (sum[1] ?? 0) + seen.length
    }
  }
  const rate = ([of = 0, all = 0]: readonly number[]): Rate => rateOf(of, all)
  return { preferences: sums.preferences, before: rate(sums.before), after: rate(sums.after) }
}
