import type { GuessHistogram } from "@confetti/contract/guess-histogram"
import { guessBins } from "@confetti/domain/tile/guess-bins"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { binsOf } from "./store.ts"

/** Fewer guesses could reveal whose they are. */
const fewest = 5

export async function histogramOf(db: Db | Tx, questionId: string): Promise<GuessHistogram> {
  const counts = Array.from({ length: guessBins }, () => 0)
  for (const { bin, guesses } of await binsOf(db, questionId)) counts[bin] = guesses
  const total = counts.reduce((sum, count) => sum + count, 0)
  return { questionId, counts: total < fewest ? null : counts }
}
