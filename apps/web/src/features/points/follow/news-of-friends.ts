import type { StatementEntry } from "@confetti/contract/points"
import { fieldsOf } from "../../../platform/storage.ts"
import type { PointsToast } from "./toast/batch-points-toasts.ts"

/** How far a person's statement was seen on this device. */
export type Seen = { userId: string; number: number }

/** What friends brought since the statement was last seen here, as one toast; on a device that has not seen it before, nothing is news. */
export function newsOfFriends(
  entries: readonly StatementEntry[],
  userId: string,
  seen: Seen | null,
): { toast: PointsToast | null; seen: Seen } {
  const number = Math.max(seen?.userId === userId ? seen.number : 0, ...entries.map((entry) => entry.number))
  const now = { userId, number }
  if (seen?.userId !== userId) return { toast: null, seen: now }
  const fresh = entries.filter((entry) => entry.action === "referral" && entry.number > seen.number)
  if (fresh.length === 0) return { toast: null, seen: now }
  const points = fresh.reduce((sum, entry) => sum + entry.points, 0)
  const [first] = fresh
  return {
    toast: { action: "referral", points, cause: fresh.length === 1 ? (first?.cause ?? null) : null },
    seen: now,
  }
}

export function isSeen(value: unknown): value is Seen {
  const { userId, number } = fieldsOf(value)
  return typeof userId === "string" && typeof number === "number"
}
