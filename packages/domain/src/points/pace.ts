import { earnActions, wayToEarn } from "./action-points.ts"

/** How far back a pace looks, in whole days before today. */
export const paceDays = 28
/** With points on fewer days than these, nothing is said. */
const fewestDays = 3
/** A day counts as at most so many of somebody's usual ones: one spree says little of the days to come. */
const mostUsualDays = 3

/** What can come again any day. What is paid once, or when a friend settles in, says nothing of tomorrow. */
export const steadyActions = earnActions.filter((action) => !["once", "person"].includes(wayToEarn(action).paidFor))

/** What was earned on one day: 1 is yesterday. Today is not over, and counts tomorrow. */
export type EarnedDay = { daysAgo: number; points: number }

/**
 * Somebody's pace in points a day, from the first day with points in the last `paceDays` to yesterday: days without any are days too.
 * Null where there is too little to tell by.
 */
export function paceOf(days: readonly EarnedDay[]): number | null {
  const earned = days.filter(({ daysAgo, points }) => points > 0 && daysAgo >= 1 && daysAgo <= paceDays)
  if (earned.length < fewestDays) return null
  const most = mostUsualDays * medianOf(earned.map(({ points }) => points))
  const sum = earned.reduce((total, { points }) => total + Math.min(points, most), 0)
  return sum / Math.max(...earned.map(({ daysAgo }) => daysAgo))
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]] as [number, number]
  return (low + high) / 2
}

/** In how many days, rounded up, so many points more are there at a pace; 0 for now, null where there is no pace. */
export function daysAtPace(missing: number, pace: number | null): number | null {
  if (missing <= 0) return 0
  return pace === null ? null : Math.ceil(missing / pace)
}
