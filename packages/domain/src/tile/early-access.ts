import { day } from "../durations.ts"

/** How long before everybody the owners of the perk read a tile, in milliseconds. */
export const earlyBy = day

/** The latest publication that somebody reads at `now`: the owners of the perk are a day ahead. In milliseconds since the epoch, as all here. */
export function readableUntil(now: number, hasPerk: boolean): number {
  return hasPerk ? now + earlyBy : now
}

/** Whether what is published then is read at `now` by the owners of the perk alone. */
export function isEarly(publishedAt: number, now: number): boolean {
  return publishedAt > now && publishedAt <= readableUntil(now, true)
}
