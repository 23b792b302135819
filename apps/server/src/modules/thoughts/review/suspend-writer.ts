import { day } from "@confetti/domain/durations"
import type { Tx } from "../../../platform/db/open-database.ts"
import { endOpenUploads } from "../../uploads/follow-thought.ts"
import { changeWriter } from "../writers-store.ts"

/** Permanent suspensions end then. */
export const forGood = new Date("9999-12-31T00:00:00.000Z")

/** Suspends a writer for some days or permanently, or lifts it. Existing thoughts stay; uploads end. */
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
