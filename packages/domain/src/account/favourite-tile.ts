import { day } from "../durations.ts"

/** 5 January 1970 was a Monday. */
const firstMonday = 4 * day
const week = 7 * day

/** The start of a moment's week: Monday at midnight in UTC, in milliseconds since the epoch. */
export function weekStart(now: number): number {
  return Math.floor((now - firstMonday) / week) * week + firstMonday
}

export type DatedLike = { tileId: string; likedAt: number }

/**
 * The tile shown to people someone invites: their last like before this week, or the first of this week if they just started. So an
 * observer learns of one like a week at most, and never its time. Null if no like may be shown.
 */
export function favouriteTile(
  likes: readonly DatedLike[],
  mayShow: (tileId: string) => boolean,
  now: number,
): string | null {
  const from = weekStart(now)
  const shown = likes.filter(({ tileId }) => mayShow(tileId)).toSorted((a, b) => b.likedAt - a.likedAt)
  const last = shown.find(({ likedAt }) => likedAt < from)
  return (last ?? shown.at(-1))?.tileId ?? null
}
