import type { Tx } from "../../platform/db/open-database.ts"
import type { Jobs } from "../../platform/jobs/jobs.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import { findErasure, finishErasure } from "./store.ts"

/** Jobs name the erasure, so that the queue names nobody. */
type Round = { erasure: string; isLast: boolean }

const name = "privacy-erase_person"
/** Longer than any request that began before the account ended. */
const lastRoundAfterSeconds = 90

/**
 * Erases a person from every module twice: at once, and when no request of theirs can be running. Then their id and address are deleted
 * here too. Every step can be repeated after a crash.
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

/** Adds the erasure job; can be called again if it was lost. */
export function sendErasure(tx: Tx, jobs: Jobs, erasure: string): Promise<void> {
  return send(tx, jobs, { erasure, isLast: false })
}

function send(tx: Tx, jobs: Jobs, round: Round): Promise<void> {
  const key = `${round.erasure} ${round.isLast ? "last" : "first"}`
  return jobs.send(tx, name, round, { key, afterSeconds: round.isLast ? lastRoundAfterSeconds : 0 })
}
