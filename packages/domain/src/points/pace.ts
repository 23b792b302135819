import { earnActions, wayToEarn } from "./action-points.ts"

/** Days before today that a pace is based on. */
export const paceDays = 28
/** With fewer days with points there is no pace. */
const fewestDays = 3
/** A day counts at most as this many usual ones, so that one spree matters less. */
const mostUsualDays = 3

/** Repeatable actions: one-time payments and friends say nothing of tomorrow. */
export const steadyActions = earnActions.filter((action) => !["once", "person"].includes(wayToEarn(action).paidFor))

/** Points of a day: 1 is yesterday. Today counts once it is over. */
export type EarnedDay = { daysAgo: number; points: number }

/**
 * Points a day from the first day with points in the last `paceDays` to yesterday, days without any included. Null with too little data.
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

/** Days, rounded up, until so many points are earned; 0 for now, null without a pace. */
export function daysAtPace(missing: number, pace: number | null): number | null {
  if (missing <= 0) return 0
  return pace === null ? null : Math.ceil(missing / pace)
}
