import { day } from "../durations.ts"

/** 5 January 1970 was a Monday. */
const firstMonday = 4 * day
const week = 7 * day

/** When the week of this moment began: Monday at midnight, UTC. In milliseconds since the epoch. */
export function weekStart(now: number): number {
  return Math.floor((now - firstMonday) / week) * week + firstMonday
}

export type DatedLike = { tileId: string; likedAt: number }

/**
 * The tile that whoever somebody invites is shown of them: what they liked last before this week, or, of who began to like things this week,
 * what they liked first. Whoever keeps looking learns of one like a week at most, and never when it was. Null where none of their likes
 * may be shown.
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
