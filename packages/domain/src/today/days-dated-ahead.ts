import { addDays } from "../games/puzzle-day.ts"

/** With fewer days dated ahead than this, editors are told. */
export const fewestDatedAhead = 14

/** How many days, from this one on and without a gap, have a tile that editors gave them. */
export function daysDatedAhead(dated: ReadonlySet<string>, today: string): number {
  let count = 0
  while (dated.has(addDays(today, count))) count++
  return count
}
