import { guessBins } from "./guess-bins.ts"

/** The bin of the slider, from 0, that a guess is in. */
export function guessBin(guess: number, { min, max }: { min: number; max: number }): number {
  return Math.min(guessBins - 1, Math.floor(((guess - min) / (max - min)) * guessBins))
}
