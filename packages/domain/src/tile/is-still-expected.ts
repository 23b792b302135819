import { day, hour } from "../durations.ts"

/** The last zone's day ends this much after UTC's. */
const furthestBehind = 12 * hour

/**
 * Whether an event expected on a date, or in a month such as `2027-02`, may still come: until it is over everywhere. `now` in milliseconds
 * since the epoch.
 */
export function isStillExpected(date: string, now: number): boolean {
  const isMonth = date.length === 7
  const begins = new Date(isMonth ? `${date}-01` : date)
  const ends = isMonth ? begins.setUTCMonth(begins.getUTCMonth() + 1) : begins.getTime() + day
  return now < ends + furthestBehind
}
