import { day } from "../durations.ts"

/** For so many days a tile counts as new. */
export const newForDays = 14

/** How fresh a tile is: 1 for what came out just now, half of it a month later. Both times in milliseconds since the epoch. */
export function freshness(publishedAt: number, now: number): number {
  return 0.5 ** (Math.max(0, now - publishedAt) / (30 * day))
}
