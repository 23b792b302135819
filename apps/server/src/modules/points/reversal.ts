import { wayToEarn } from "@confetti/domain/points/action-points"
import { decideClaim } from "@confetti/domain/points/decide-claim"
import type { Tx } from "../../platform/db/open-database.ts"
import { append, awardsOf, lockPoints } from "./ledger-store.ts"
import { startOfDay } from "./start-of-day.ts"

type Earned = { userId: string; action: "create_a_thought"; subject: string; tileId: string }

/** Like `award`, limited by the day's cap. Returns the points paid. */
export async function awardWithinCap(
  tx: Tx,
  { userId, action, subject, tileId }: Earned,
  now: number,
): Promise<number> {
  const account = await lockPoints(tx, userId)
  const { isPaid, paidSince } = await awardsOf(tx, userId, action, subject, startOfDay(now))
  const facts = { isPaid, paidToday: paidSince, isOffered: true, isDone: true }
  const decision = decideClaim(wayToEarn(action), facts)
  if (!decision.ok) return 0
  const { points } = decision
  await append(tx, account, { movement: "award", action, subject, points, tileId }, new Date(now))
  return points
}

/** Takes earned points back, at most down to zero. Returns the points taken. */
export async function reverseAward(tx: Tx, { userId, ...entry }: Earned, points: number, now: number): Promise<number> {
  const account = await lockPoints(tx, userId)
  const taken = Math.min(points, account.points)
  if (taken > 0) await append(tx, account, { movement: "reversal", ...entry, points: taken }, new Date(now))
  return taken
}

export async function restoreAward(tx: Tx, { userId, ...entry }: Earned, points: number, now: number): Promise<void> {
  await append(tx, await lockPoints(tx, userId), { movement: "restoration", ...entry, points }, new Date(now))
}
