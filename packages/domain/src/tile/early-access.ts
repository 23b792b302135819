import { day } from "../durations.ts"

/** How long before everybody the owners of the perk read a tile, in milliseconds. */
const earlyBy = day

/** The perk is sold while a tile comes out within this time: whoever buys it has something from it soon. */
const soldWithin = 7 * day

/** The latest publication that somebody reads at `now`: the owners of the perk are a day ahead. In milliseconds since the epoch, as all here. */
export function readableUntil(now: number, hasPerk: boolean): number {
  return hasPerk ? now + earlyBy : now
}

/** Whether what is published then is read at `now` by the owners of the perk alone. */
export function isEarly(publishedAt: number, now: number): boolean {
  return publishedAt > now && publishedAt <= readableUntil(now, true)
}

/** From when the owners of the perk read what is published then. */
export function earlyFrom(publishedAt: number): number {
  return publishedAt - earlyBy
}

/** Whether the perk may be sold: `nextAt` is when the next tile is published, null where none is dated ahead. */
export function isEarlyAccessSold(nextAt: number | null, now: number): boolean {
  return nextAt !== null && nextAt > now && nextAt <= now + soldWithin
}
