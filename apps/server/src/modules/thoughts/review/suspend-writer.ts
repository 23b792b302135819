import { day } from "@confetti/domain/durations"
import type { Tx } from "../../../platform/db/open-database.ts"
import { endOpenUploads } from "../../uploads/follow-thought.ts"
import { changeWriter } from "../writers-store.ts"

/** For good: nobody who reads this is there then. */
export const forGood = new Date("9999-12-31T00:00:00.000Z")

/**
 * Keeps somebody from writing, for some days or for good, or lets them write again. What they wrote before stays as it is; what they
 * are sending ends.
 */
export async function suspendWriter(
  tx: Tx,
  userId: string,
  suspension: { reason: string; days?: number | undefined } | null,
  now: number,
): Promise<void> {
  const until = suspension?.days === undefined ? forGood : new Date(now + suspension.days * day)
  const suspended_until = suspension === null ? null : until
  await changeWriter(tx, userId, { suspended_until, suspended_for: suspension?.reason ?? null })
  if (suspension !== null) await endOpenUploads(tx, userId, now)
}
