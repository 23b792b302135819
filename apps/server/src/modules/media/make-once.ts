import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { AppError } from "@confetti/contract/app-error"
import type { Db } from "../../platform/db/open-database.ts"
import { releaseLease, renewLease, takeLease } from "./lease-store.ts"
import type { MediaFolder } from "./media-folder.ts"
import type { Urgency } from "./urgency-queue.ts"

const renewEveryMs = 1000
const lookEveryMs = 200
/** Longer than a dead one's lease lasts. */
const longestWaitMs = 20_000

type Making = {
  file: string
  urgency: Urgency
  isThere: () => Promise<boolean>
  make: () => Promise<boolean>
}

/**
 * Makes a file of the bucket by the hand of one server alone: whoever is asked for it meanwhile waits for that one, and takes over where it
 * dies. What nobody waits for is left to that one; false then. Throws `server/unavailable` where it takes too long.
 */
export async function makeOnce(db: Db, { bucket }: MediaFolder, making: Making): Promise<boolean> {
  const { file, urgency, isThere, make } = making
  if (bucket === null) return make()
  const lease = { file, holder: randomUUID(), isAsked: urgency === "asked" }
  const giveUpAt = performance.now() + longestWaitMs
  while (!(await takeLease(db, lease))) {
    if (!lease.isAsked) return false
    if (performance.now() > giveUpAt) throw new AppError("server/unavailable", { retryAfter: 2 })
    await wait(lookEveryMs)
    if (await isThere()) return true
  }
  // Where the database is away it ends by itself.
  const renewing = setInterval(() => void renewLease(db, lease).catch(() => {}), renewEveryMs)
  try {
    return (await isThere()) || (await make())
  } finally {
    clearInterval(renewing)
    await releaseLease(db, lease).catch(() => {})
  }
}
