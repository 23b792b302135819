import { call } from "../../../platform/api.ts"
import type { SyncEngine } from "../../../platform/sync/create-sync-engine.ts"
import { outcomeOf } from "../../../platform/sync/outcome.ts"
import { ownAnswers } from "../own-answers.ts"

/** A connection that hangs must not hold up what waits. In milliseconds. */
const timeout = 20_000

/**
 * Somebody is here, with a session: the answers on this device are theirs. Those the server has not got, as what was answered before they
 * joined, are merged at once, and again until that has succeeded: told twice they count once. `onMerged` is called when there were any.
 */
export async function startNoveltySync(engine: SyncEngine, userId: string, onMerged: () => void): Promise<void> {
  ownAnswers.keepFor(userId)
  if (ownAnswers.untold().length === 0) return
  await engine.run(async (isHere) => {
    const untold = ownAnswers.untold()
    if (untold.length === 0) return
    await mergeOnce(untold.map(({ tileId, rating, ratedDate }) => ({ tileId, rating, ratedDate })))
    if (!isHere()) return
    ownAnswers.markTold(untold)
    onMerged()
  })
}

/** What the server will never take is not told again. */
async function mergeOnce(ratings: Parameters<typeof call<"tiles-merge_novelty">>[1]["ratings"]): Promise<void> {
  try {
    await call("tiles-merge_novelty", { ratings }, { signal: AbortSignal.timeout(timeout) })
  } catch (error) {
    if (outcomeOf(error).is !== "refused") throw error
  }
}
