import { createHmac, hkdfSync } from "node:crypto"
import { canonicalMailbox } from "@confetti/domain/account/canonical-mailbox"
import type { PointAction } from "@confetti/domain/points/action-points"
import { authSecret } from "../../platform/auth/auth-secret.ts"
import type { Config } from "../../platform/config.ts"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import { type Account, append, awardsOf, lockPoints } from "./ledger-store.ts"
import { addMark, findMarks } from "./paid-once-store.ts"

/** A mailbox's payment, as in the ledger; `friend` with the id of the referral. */
export type PaidOnce = { email: string; action: PointAction; subject: string }

type Secrets = Pick<Config, "AUTH_SECRET" | "DATA_DIR">

/** A keyed hash, so that marks reveal nothing and can't be linked. */
function paidOnceMark({ email, action, subject }: PaidOnce, secrets: Secrets): string {
  const key = new Uint8Array(hkdfSync("sha256", authSecret(secrets), "", "confetti paid once", 32))
  return createHmac("sha256", key)
    .update(JSON.stringify([canonicalMailbox(email), action, subject]))
    .digest("base64url")
}

/** Records that a mailbox is paid, in the paying transaction. False if it was paid before, through any account. */
export function markPaid(tx: Tx, paid: PaidOnce, { config, now }: { config: Secrets; now: number }): Promise<boolean> {
  return addMark(tx, paidOnceMark(paid, config), new Date(now).getUTCFullYear())
}

export async function paidBefore(
  db: Db,
  email: string,
  actions: readonly PointAction[],
  secrets: Secrets,
): Promise<Set<PointAction>> {
  const marks = new Map(actions.map((action) => [paidOnceMark({ email, action, subject: action }, secrets), action]))
  const found = await findMarks(db, [...marks.keys()])
  return new Set(found.flatMap((mark) => marks.get(mark) ?? []))
}

type Award = { userId: string; action: PointAction; subject: string; points: number }

/**
 * Pays for what the server has seen: an approved thought, a finished game, a friend's settling in. Paid once for each subject. Returns the
 * account, or null if it was paid before.
 */
export async function award(tx: Tx, { userId, ...entry }: Award, now: number): Promise<Account | null> {
  const at = new Date(now)
  const account = await lockPoints(tx, userId)
  const { isPaid } = await awardsOf(tx, userId, entry.action, entry.subject, at)
  return isPaid ? null : append(tx, account, { movement: "award", ...entry }, at)
}
