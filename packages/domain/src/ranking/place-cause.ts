import { day } from "../durations.ts"
import type { FeedCause } from "../feed/feed-cause.ts"
import { newForDays } from "../feed/freshness.ts"
import type { TileParts } from "./tile-scores.ts"

/** A tile is called new for so long. */
const newFor = newForDays * day

/**
 * What put a tile in its place: the largest of its parts, or variety, where the others held back for it were better by more than
 * that. `held` in scores, `age` in milliseconds.
 */
export function causeOfPlace({ close, category, fresh, liked }: TileParts, held: number, age: number): FeedCause {
  let cause: FeedCause = "spread"
  let most = Math.max(0, held)
  const claims: [FeedCause, number][] = [
    ["close", close],
    ["category", category],
    ["new", age <= newFor ? fresh : 0],
    ["liked", liked],
  ]
  for (const [claim, value] of claims) {
    if (value > most) {
      cause = claim
      most = value
    }
  }
  return cause
}
