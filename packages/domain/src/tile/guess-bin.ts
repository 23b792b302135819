import { guessBins } from "./guess-bins.ts"

/** The stretch of the slider, from 0, in which a guess between `min` and `max` lies. */
export function guessBin(guess: number, { min, max }: { min: number; max: number }): number {
  return Math.min(guessBins - 1, Math.floor(((guess - min) / (max - min)) * guessBins))
}
