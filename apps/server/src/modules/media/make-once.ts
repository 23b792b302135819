import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { AppError } from "@confetti/contract/app-error"
import type { Db } from "../../platform/db/open-database.ts"
import { releaseLease, renewLease, takeLease } from "./lease-store.ts"
import type { MediaFolder } from "./media-folder.ts"
import type { Urgency } from "./urgency-queue.ts"

const renewEveryMs = 1000
const lookEveryMs = 200
/** Longer than the lease of a crashed server. */
const longestWaitMs = 20_000

type Making = {
  file: string
  urgency: Urgency
  isThere: () => Promise<boolean>
  make: () => Promise<boolean>
}

/**
 * Makes a file of the bucket on one server only: others that need it wait, and take over after a crash. Returns false for files nobody
 * waits for that another server makes. Throws `server/unavailable` after a timeout.
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
  // While the database is down the lease expires.
  const renewing = setInterval(() => void renewLease(db, lease).catch(() => {}), renewEveryMs)
  try {
    return (await isThere()) || (await make())
  } finally {
    clearInterval(renewing)
    await releaseLease(db, lease).catch(() => {})
  }
}
