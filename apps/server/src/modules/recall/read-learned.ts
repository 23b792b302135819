import { type LearnedTileView, type LearnedWeek, type YearReview, zoneQuery } from "@confetti/contract/recall"
import { addDays, dayIn, startOfDay } from "@confetti/domain/games/puzzle-day"
import { mondayOf } from "@confetti/domain/novelty/history-weeks"
import { yearInReview, yearToReview } from "@confetti/domain/recall/year-in-review"
import type { OwnRead } from "../../platform/documents/own-documents.ts"
import { queryParser } from "../../platform/documents/query-parser.ts"
import { rankingOf } from "../ranking/live-ranking.ts"
import { learnedSince, type TitledTile } from "./store.ts"

const parseZone = queryParser(zoneQuery)

export const readLearned: OwnRead = async ({ userId }, query, { db, now }) => {
  const { zone } = parseZone(query)
  const monday = mondayOf(now, zone)
  const learned = await learnedSince(db, userId, new Date(startOfDay(zone, monday)))
  const week: LearnedWeek = { monday, tiles: learned.filter(({ isKnown }) => !isKnown).map(learnedTileView) }
  return { documents: [week] }
}

export const readYearInReview: OwnRead = async ({ userId }, query, { db, own, now }) => {
  const { zone } = parseZone(query)
  const year = yearToReview(dayIn(zone, now))
  if (year === null) return { documents: [] }
  const { indexOf, likes } = rankingOf({ own }).catalogue()
  const likesOf = (tileId: string): number => likes[indexOf.get(tileId) ?? -1] ?? 0
  // A day early: the year of a moment depends on the time zone.
  const learned = await learnedSince(db, userId, new Date(addDays(`${year}-01-01`, -1)))
  const review = yearInReview(year, learned, { zone, likesOf })
  if (review === null) return { documents: [] }
  const { first, last, mostLiked, ...facts } = review
  const document: YearReview = {
    ...facts,
    first: learnedTileView(first),
    last: learnedTileView(last),
    mostLiked: mostLiked && learnedTileView(mostLiked),
  }
  return { documents: [document] }
}

function learnedTileView({ tileId, title, slug, category, learnedAt }: TitledTile): LearnedTileView {
  return { tileId, title, slug, category, learnedDate: new Date(learnedAt).toISOString() }
}
