import type { Tx } from "../../platform/db/open-database.ts"
import type { Jobs } from "../../platform/jobs/jobs.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import { findErasure, finishErasure } from "./store.ts"

/** The job knows whose erasure it is by the erasure's own id, so that the queue names nobody. */
type Round = { erasure: string; isLast: boolean }

const name = "privacy-erase_person"
/** Longer than any request takes: whatever was on its way when the account ended has arrived by then. */
const lastRoundAfterSeconds = 90

/**
 * Empties every module of a person, twice: at once, and again when nothing of theirs can be under way any more. Then their id
 * and address are forgotten here too. Each step can be done again, so that a crash anywhere costs nothing.
 */
export const erasePerson: Job<Round> = {
  name,
  queue: "erasures",
  run: async ({ erasure, isLast }, { db, jobs, personal, extensions, content, clock }) => {
    const person = await findErasure(db, erasure)
    if (!person) return
    const now = new Date(clock())
    for (const { erase } of personal)
      await db.transaction().execute((tx) => erase(tx, person.userId, now, { extensions, jobs, content }))
    await db.transaction().execute(async (tx) => {
      await jobs.forget(tx, person.userId)
      if (isLast) await finishErasure(tx, erasure, now)
      else await send(tx, jobs, { erasure, isLast: true })
    })
  },
}

/** Has somebody erased; to be called again where that was lost. */
export function sendErasure(tx: Tx, jobs: Jobs, erasure: string): Promise<void> {
  return send(tx, jobs, { erasure, isLast: false })
}

function send(tx: Tx, jobs: Jobs, round: Round): Promise<void> {
  const key = `${round.erasure} ${round.isLast ? "last" : "first"}`
  return jobs.send(tx, name, round, { key, afterSeconds: round.isLast ? lastRoundAfterSeconds : 0 })
}
