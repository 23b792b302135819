import { sweepKeys } from "../../platform/callables/idempotency-store.ts"
import type { Job } from "../../platform/jobs/job.ts"
import { sendErasure } from "./erase-person.ts"
import { dropExpired, unfinishedErasures } from "./sweep-store.ts"

const hour = 3_600_000
/** How long a write can be sent again under its key. */
const keysKeptFor = 48 * hour
/** An erasure that takes longer than this was lost. */
const erasuresTake = 6 * hour

/** Drops what has run out by its own terms, and takes up erasures that got lost. Other modules sweep what is theirs. */
export const sweepExpired: Job = {
  name: "privacy-sweep_expired",
  schedule: "17 * * * *",
  run: async (_none, { db, jobs, clock }) => {
    const now = clock()
    await dropExpired(db, new Date(now))
    await sweepKeys(db, new Date(now - keysKeptFor))
    for (const erasure of await unfinishedErasures(db, new Date(now - erasuresTake)))
      await db.transaction().execute((tx) => sendErasure(tx, jobs, erasure))
  },
}
