import { hour } from "../durations.ts"

/** No zone is further east than this: a day begins there first. */
const furthestEast = 14 * hour

/** When a day begins anywhere on earth, in milliseconds since the epoch. */
export function firstMidnight(day: string): number {
  return Date.parse(day) - furthestEast
}
