import { AppError } from "@confetti/contract/app-error"
import { wayToEarn } from "@confetti/domain/points/action-points"
import type { Caller } from "../../platform/auth/identify.ts"
import type { WriteContext } from "../../platform/callables/define-callable.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { lockPoints } from "../points/ledger-store.ts"
import { award, markPaid } from "../points/paid-once.ts"
import type { PlayRow } from "./store.ts"

type Outcome = NonNullable<PlayRow["outcome"]>

export async function endPlay(tx: Tx, play: PlayRow, outcome: Outcome, context: WriteContext): Promise<PlayRow> {
  const ended = { ...play, outcome, finished_at: new Date(context.now) }
  return { ...ended, is_paid: await payPlay(tx, ended, context) }
}

/** Pays a finished play once for each game, day and mailbox. False for practice, for one already paid, and without an account. */
export async function payPlay(tx: Tx, play: PlayRow, context: WriteContext): Promise<boolean> {
  const { userId, email } = context.caller
  if (play.is_practice || userId === null || email === null || !(await hasAccount(tx, context.caller))) return false
  const paid = { action: "play_a_game", subject: `${play.game} ${play.day}` } as const
  if (!(await markPaid(tx, { email, ...paid }, context))) return false
  const { points } = wayToEarn(paid.action)
  return (await award(tx, { userId, ...paid, points }, context.now)) !== null
}

/** Someone signed in without a record can play, but not be paid. */
async function hasAccount(tx: Tx, { userId }: Caller): Promise<boolean> {
  try {
    await lockPoints(tx, userId ?? "")
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === "user/not-found") return false
    throw error
  }
}
