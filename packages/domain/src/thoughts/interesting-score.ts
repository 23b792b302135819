import { day } from "../durations.ts"

/** Milliseconds in which a thought's score halves. */
export const scoreHalfLife = 7 * day

/** The normal quantile of 95 %. */
const z = 1.96

/**
 * The lower bound of Wilson's interval for a share of `marks` out of as many, 0 to 1. The first marks weigh most, so that a few friends
 * make no difference to a thousand.
 */
export function wilsonLowerBound(marks: number): number {
  return marks <= 0 ? 0 : marks / (marks + z * z)
}

/** A thought's score now: its bound, halved every week. */
export function interestingScore(marks: number, bornAt: number, now: number): number {
  return wilsonLowerBound(marks) * 2 ** -(Math.max(0, now - bornAt) / scoreHalfLife)
}

/** The epoch of ranks, to keep them small. */
const epoch = Date.UTC(2026, 0, 1)

/**
 * A rank by score, valid at any time: all scores fade at the same pace, so time never changes their order, and the rank is stored only with
 * a mark. The score's logarithm plus a constant. Null without marks.
 */
export function interestingRank(marks: number, bornAt: number): number | null {
  return marks <= 0 ? null : Math.log2(wilsonLowerBound(marks)) + (bornAt - epoch) / scoreHalfLife
}
