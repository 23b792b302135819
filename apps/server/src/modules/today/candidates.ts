import { mostTodayCandidates } from "@confetti/contract/limits"
import { hour } from "@confetti/domain/durations"
import { freshness } from "@confetti/domain/feed/default-feed"
import { isInSeason } from "@confetti/domain/feed/season"
import type { TodayCandidate } from "@confetti/domain/today/choose-today"
import { firstMidnight } from "@confetti/domain/today/first-midnight"
import { tileOfDay } from "@confetti/domain/today/tile-of-day"
import { isOut, type TileEntry } from "../../platform/content/content-snapshot.ts"
import type { LiveContent } from "../../platform/content/live-content.ts"
import type { Services } from "../../platform/services.ts"
import type { Catalogue } from "../ranking/candidates/catalogue.ts"
import { rankingOf } from "../ranking/live-ranking.ts"

export type Candidates = { tileOfDayId: string | null; candidates: TodayCandidate[] }

/** More of a category than a day needs, even after leaving out seen ones. */
const mostOfCategory = 12
const mostGrowing = 6
const mostFinished = mostTodayCandidates - mostGrowing - 1

/**
 * A day's candidates: the best tiles of each category, some developing stories, and the tile of the day. `rankOf` puts seen tiles after
 * unseen ones (0); negative ranks are left out.
 */
export function candidatesOf(
  services: Pick<Services, "content" | "own">,
  day: string,
  rankOf: (id: string) => number,
): Candidates {
  const { content } = services
  const { byId } = content.current()
  const catalogue = rankingOf(services).catalogue()
  const tileOfDayId = tileOfDayOf(content, day, catalogue.now)
  const finished = bestOfEach(catalogue, rankOf)
  const growing = content
    .orders()
    .developingIds(null)
    .filter((id) => rankOf(id) >= 0)
  const indexes = new Set(finished)
  const dayIndex = tileOfDayId !== null && rankOf(tileOfDayId) >= 0 ? catalogue.indexOf.get(tileOfDayId) : undefined
  if (dayIndex !== undefined) indexes.add(dayIndex)
  return {
    tileOfDayId: dayIndex === undefined ? null : tileOfDayId,
    candidates: [
      ...[...indexes].map((index) => finishedCandidate(catalogue, index)),
      ...growing.slice(0, mostGrowing).flatMap((id) => {
        const tile = byId.get(id)
        return tile ? [growingCandidate(tile, catalogue.now)] : []
      }),
    ],
  }
}

/**
 * The tile of the day, among those published before the day begins in any zone, so that it never changes. Dated by editors, or else derived
 * from their merit, without today's readers.
 */
export function tileOfDayOf(content: LiveContent, day: string, now: number): string | null {
  const { tiles, byId, dailyTiles } = content.current()
  const begins = firstMidnight(day)
  const noon = Date.parse(day) + 12 * hour
  const eligible = tiles.filter((tile) => isOut({ ...tile, season: null }, begins) && isInSeason(tile.season, noon))
  const dated = dailyTiles.get(day)?.tileId
  const id = eligible.some((tile) => tile.id === dated) ? (dated as string) : tileOfDay(day, eligible)
  const tile = id === null ? undefined : byId.get(id)
  return tile && isOut(tile, now) ? id : null
}

function bestOfEach(catalogue: Catalogue, rankOf: (id: string) => number): number[] {
  const byCategory: { index: number; rank: number; score: number }[][] = catalogue.categories.map(() => [])
  for (const [index, id] of catalogue.ids.entries()) {
    const rank = rankOf(id)
    if (rank < 0) continue
    const score = freshness(catalogue.publishedAt[index] ?? 0, catalogue.now) + (catalogue.merit[index] ?? 0)
    byCategory[catalogue.categoryOf[index] ?? 0]?.push({ index, rank, score })
  }
  const most = Math.min(mostOfCategory, Math.max(1, Math.floor(mostFinished / Math.max(1, byCategory.length))))
  return byCategory
    .flatMap((tiles) => tiles.sort((a, b) => a.rank - b.rank || b.score - a.score || a.index - b.index).slice(0, most))
    .map(({ index }) => index)
    .slice(0, mostFinished)
}

function finishedCandidate(catalogue: Catalogue, index: number): TodayCandidate {
  return {
    id: catalogue.ids[index] ?? "",
    category: catalogue.categories[catalogue.categoryOf[index] ?? 0] ?? "",
    freshness: rounded(freshness(catalogue.publishedAt[index] ?? 0, catalogue.now)),
    popularity: rounded(catalogue.merit[index] ?? 0),
    isGrowing: false,
  }
}

/** Sorted by the last change. */
function growingCandidate({ id, category, merit, updatedAt }: TileEntry, now: number): TodayCandidate {
  return { id, category, freshness: rounded(freshness(updatedAt, now)), popularity: rounded(merit), isGrowing: true }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
