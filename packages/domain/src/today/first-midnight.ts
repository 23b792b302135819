import { hour } from "../durations.ts"

/** The easternmost zone: a day begins there first. */
const furthestEast = 14 * hour

/** When a day begins in the first zone, in milliseconds since the epoch. */
export function firstMidnight(day: string): number {
  return Date.parse(day) - furthestEast
}
