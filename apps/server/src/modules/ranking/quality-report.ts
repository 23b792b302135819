import { day } from "@confetti/domain/durations"
import { newForDays } from "@confetti/domain/feed/default-feed"
import type { Services } from "../../platform/services.ts"
import { latestPeople } from "./interactions-store.ts"
import { rankingOf } from "./live-ranking.ts"
import {
  completion,
  completionByPosition,
  type Freshness,
  freshnessOf,
  gini,
  type Impression,
  type LessCalibration,
  type LessPreferenceAsked,
  lessCalibration,
  type PositionCompletion,
  type Rate,
  rateOf,
} from "./quality.ts"
import { categoryPreferencesOf, exploredSince, impressionsOf } from "./quality-store.ts"

export type QualityReport = {
  people: number
  impressions: number
  days: number
  completion: Rate
  /** Of all published tiles, the share ever shown to anyone, and to these people. */
  catalogueCoverage: Rate
  shown: Rate
  byPosition: PositionCompletion[]
  exploration: { since: string | null; explored: Rate; others: Rate }
  freshness: Freshness & { newInCatalogue: Rate }
  /** Gini coefficient of impressions of all tiles, ever and for these people. */
  popularityBias: { ever: number; lately: number }
  less: LessCalibration
}

/** Enough for intervals of one per cent, in some seconds. */
const mostPeople = 2000
const days = 28
/** A batch takes some milliseconds; requests are answered in between. */
const peopleAtOnce = 50

export async function reportQuality({ replica: { pool, db }, own, clock }: Services): Promise<QualityReport> {
  const ranking = rankingOf({ own })
  await ranking.refresh()
  const { ids, indexOf, shown, publishedAt, tiles, now } = ranking.catalogue()
  const userIds = await latestPeople(pool, mostPeople)
  const impressions: Impression[] = []
  const preferences: LessPreferenceAsked[] = []
  for (let from = 0; from < userIds.length; from += peopleAtOnce) {
    const some = userIds.slice(from, from + peopleAtOnce)
    for (const each of await impressionsOf(pool, some, new Date(clock() - days * day))) impressions.push(each)
    preferences.push(...(await categoryPreferencesOf(pool, some)))
  }
  const since = await exploredSince(db)
  const comparable = since === null ? [] : impressions.filter(({ seenAt }) => seenAt >= since.getTime())
  const isOf = (tileId: string, category: string): boolean =>
    tiles[indexOf.get(tileId) ?? -1]?.categories.includes(category) ?? false
  const lately = new Uint32Array(ids.length)
  for (const { tileId } of impressions) {
    const tile = indexOf.get(tileId)
    if (tile !== undefined) lately[tile] = (lately[tile] ?? 0) + 1
  }
  const isNew = (at: number): boolean => now - at < newForDays * day
  return {
    people: userIds.length,
    impressions: impressions.length,
    days,
    completion: completion(impressions),
    catalogueCoverage: rateOf(shown.filter((count) => count > 0).length, ids.length),
    shown: rateOf(lately.filter((count) => count > 0).length, ids.length),
    byPosition: completionByPosition(impressions),
    exploration: {
      since: since?.toISOString() ?? null,
      explored: completion(comparable.filter(({ isExplored }) => isExplored)),
      others: completion(comparable.filter(({ isExplored }) => !isExplored)),
    },
    freshness: {
      ...freshnessOf(impressions, (tileId) => publishedAt[indexOf.get(tileId) ?? -1]),
      newInCatalogue: rateOf(publishedAt.filter(isNew).length, ids.length),
    },
    popularityBias: { ever: gini([...shown]), lately: gini([...lately]) },
    less: lessCalibration(impressions, preferences, isOf),
  }
}

export function describeQuality(report: QualityReport): string[] {
  const { people, impressions, byPosition, exploration, freshness, popularityBias, less } = report
  const count = (number: number): string => number.toLocaleString("en")
  const lines = [
    `${count(people)} people, ${count(impressions)} impressions in ${report.days} days; in brackets the 95 % interval`,
    row("completion rate", percent(report.completion)),
    ...byPosition.map(({ from, completion }, at) => {
      const next = byPosition[at + 1]
      const until = next === undefined ? "on" : next.from === from + 1 ? "" : `to ${next.from - 1}`
      return row(`  place ${from} ${until}`, percent(completion))
    }),
    row("explored tiles", percent(exploration.explored)),
    row("  all others since", percent(exploration.others)),
    row("catalogue coverage, ever", share(report.catalogueCoverage)),
    row("  of these people", share(report.shown)),
    row("popularity bias, ever", `Gini ${popularityBias.ever.toFixed(2)}`),
    row("  of these people", `Gini ${popularityBias.lately.toFixed(2)}`),
    row("age of what is shown", `${freshness.medianAgeDays.toFixed(0)} days, median`),
    row(
      `  younger than ${newForDays} days`,
      `${share(freshness.newShare)}; in the catalogue ${share(freshness.newInCatalogue)}`,
    ),
    row("less of a category, before", percent(less.before)),
    row("  after", `${percent(less.after)}; ${count(less.preferences)} asked, the target is a quarter`),
  ]
  return lines
}

function row(name: string, value: string): string {
  return `${name.trimEnd().padEnd(28)}${value}`
}

function percent(rate: Rate): string {
  if (rate.count === 0) return "no data yet"
  const [low, high] = [rate.low, rate.high].map((value) => (100 * value).toFixed(1))
  return `${(100 * rate.share).toFixed(1)}% (${low} to ${high}) of ${rate.count.toLocaleString("en")}`
}

function share(rate: Rate): string {
  return `${(100 * rate.share).toFixed(1)}%`
}
