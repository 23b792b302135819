import { day } from "../durations.ts"

/** After this many milliseconds a thought counts half of what it did. */
export const scoreHalfLife = 7 * day

/** 95 %, as a normal distribution's quantile. */
const z = 1.96

/**
 * The lower bound of Wilson's interval for a share of `marks` out of as many: what a thought is worth at least, from 0 for no mark
 * towards 1 for ever more. The first marks weigh most, so that a few friends make no difference to a thousand.
 */
export function wilsonLowerBound(marks: number): number {
  return marks <= 0 ? 0 : marks / (marks + z * z)
}

/** How interesting a thought is now: its bound, halved with every week of its age. */
export function interestingScore(marks: number, bornAt: number, now: number): number {
  return wilsonLowerBound(marks) * 2 ** -(Math.max(0, now - bornAt) / scoreHalfLife)
}

/** Ranks count from here on, so that they stay small numbers. */
const epoch = Date.UTC(2026, 0, 1)

/**
 * A number that puts thoughts in the order of their scores, at every moment: all fade at the same pace, so that their order never
 * changes by time alone, and what is kept is written with a mark and at no other time. The logarithm of the score, but for a summand
 * that is the same for all. Null for a thought that nobody has marked.
 */
export function interestingRank(marks: number, bornAt: number): number | null {
  return marks <= 0 ? null : Math.log2(wilsonLowerBound(marks)) + (bornAt - epoch) / scoreHalfLife
}
