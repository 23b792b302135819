import { day } from "@confetti/domain/durations"
import { newForDays } from "@confetti/domain/feed/default-feed"

/** One person saw one tile. Times in milliseconds since the epoch. */
export type Impression = { userId: string; tileId: string; seenAt: number; isFinished: boolean; isExplored: boolean }

export type LessPreferenceAsked = { userId: string; category: string; askedAt: number }

/** A share of so many, with the 95 % interval of Wilson (1927). All 0 of none. */
export type Rate = { share: number; count: number; low: number; high: number }

/** z of 95 %. */
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

/** Positions in a session, from 1, each up to the next. */
const positionsFrom = [1, 2, 6, 11, 21] as const

export type PositionCompletion = { from: number; completion: Rate }

/** Completion by position in the session. The impressions of a person stand together, the earliest first. */
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

/** The age of what is shown, when it is shown. `publishedAt` is undefined for a tile that is gone. */
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

/** So many impressions are looked at before and after, and so few say nothing. */
const horizon = 50
const fewest = 10

/**
 * What "less of a category" does: the category's share of a person's impressions before they asked and after. Asked is that a quarter of it
 * is left.
 */
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
