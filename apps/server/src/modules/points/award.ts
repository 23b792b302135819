import type { PointAction } from "@confetti/domain/points/action-points"
import type { Tx } from "../../platform/db/open-database.ts"
import { type Account, append, awardsOf, lockPoints } from "./ledger-store.ts"

type Award = { userId: string; action: PointAction; subject: string; points: number }

/**
 * Pays somebody for what the server itself saw happen: an approved thought, a finished game, a friend who settled in. However often
 * it is called for one subject, it is paid once; the account afterwards, or null where it was paid before.
 */
export async function award(tx: Tx, { userId, ...entry }: Award, now: number): Promise<Account | null> {
  const at = new Date(now)
  const account = await lockPoints(tx, userId)
  const { isPaid } = await awardsOf(tx, userId, entry.action, entry.subject, at)
  return isPaid ? null : append(tx, account, { movement: "award", ...entry }, at)
}
