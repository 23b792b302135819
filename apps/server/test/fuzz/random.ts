import { seededRandom } from "../../src/modules/ranking/explore/thompson-sampling.ts"

/** Randomness that comes the same again from the same seed. */
export type Random = {
  below: (end: number) => number
  chance: (share: number) => boolean
  pick: <Value>(values: readonly Value[]) => Value
}

export function createRandom(seed: number): Random {
  const next = seededRandom(seed)
  const below = (end: number): number => Math.floor(next() * end)
  return {
    below,
    chance: (share) => next() < share,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
  }
}
