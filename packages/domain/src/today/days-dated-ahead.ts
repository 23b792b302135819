import { addDays } from "../games/puzzle-day.ts"

/** Editors are warned when fewer days ahead are dated. */
export const fewestDatedAhead = 14

/** Consecutive days from this one with a tile dated by editors. */
export function daysDatedAhead(dated: ReadonlySet<string>, today: string): number {
  let count = 0
  while (dated.has(addDays(today, count))) count++
  return count
}
