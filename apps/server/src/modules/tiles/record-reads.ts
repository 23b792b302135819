import { recordReads } from "@confetti/contract/tile-taps"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { isTileThere } from "../../platform/content/is-tile-there.ts"
import { notifyProgress } from "../../platform/referral-progress-store.ts"
import { furthestReads } from "./furthest-reads.ts"
import { putReads } from "./meeting-store.ts"

/** Records what was seen and read. `recorded` is how many tiles it was about, also where they were known already. */
export const recordReadsCallable = writeCallable(recordReads, async (tx, { reads }, context) => {
  const { userId } = requireUser(context)
  const known = reads.filter(({ tileId }) => isTileThere(context.content, tileId, context.now))
  const rows = furthestReads(known, context.now)
  await putReads(tx, userId, rows)
  if (rows.some(({ readAt }) => readAt !== null)) await notifyProgress(tx, context.jobs, userId)
  return { recorded: rows.length }
})
