import { day } from "../durations.ts"
import { earlyBy } from "./early-access.ts"

/** The perk is sold while a tile comes out within this time: whoever buys it has something from it soon. */
const soldWithin = 7 * day

/** From when the owners of the perk read what is published then. */
export function earlyFrom(publishedAt: number): number {
  return publishedAt - earlyBy
}

/** Whether the perk may be sold: `nextAt` is when the next tile is published, null where none is dated ahead. */
export function isEarlyAccessSold(nextAt: number | null, now: number): boolean {
  return nextAt !== null && nextAt > now && nextAt <= now + soldWithin
}
