import { AppError } from "@confetti/contract/app-error"
import type { ErrorCode } from "@confetti/contract/errors"
import type { Movement } from "@confetti/domain/points/ledger"
import { isFulfilled, isSpent, nextRedemption, type RedemptionStep } from "@confetti/domain/rewards/redemption"
import type { Tx } from "../../platform/db/open-database.ts"
import { type EventContext, publish } from "../../platform/extension-point.ts"
import { type Account, append, lockPoints } from "../points/ledger-store.ts"
import { sendStepMail } from "./mail-step.ts"
import { orderShipped } from "./order-events.ts"
import { lockRedemption, putRedemption, type RedemptionRow, takePieces } from "./redemption-store.ts"
import { isUnderReview } from "./review-order.ts"

type StepWords = Partial<Pick<RedemptionRow, "carrier" | "tracking" | "tracking_address" | "note">>

const refunders = { cancel: "person", refund: "shop", leave: "person" } as const

export type Step = {
  userId: string
  redemptionId: string
  step: RedemptionStep
  words?: StepWords
  dryRun?: boolean
}

type Parts = EventContext & { now: number }

/**
 * Advances a redemption with its points, stock and mail in this transaction. Throws `reward/too-late`, `reward/wrong-step`,
 * `reward/not-approved`, `reward/redemption-not-found`.
 */
export async function advanceRedemption(
  tx: Tx,
  { userId, redemptionId, step, words = {}, dryRun = false }: Step,
  { jobs, extensions, content, now }: Parts,
): Promise<{ account: Account; row: RedemptionRow }> {
  const at = new Date(now)
  const account = await lockPoints(tx, userId)
  const before = await lockRedemption(tx, userId, redemptionId)
  if (!before) throw new AppError("reward/redemption-not-found")
  const row = advanceRow(before, step, at, words)
  if (row === null) throw new AppError(refusalOf(before, step))
  if (dryRun) return { account, row }
  await putRedemption(tx, row)
  // A delivered order needs no mail.
  if (row.state !== "delivered") await sendStepMail(tx, jobs, row)
  if (row.state === "shipped") {
    const shipped = { userId, redemptionId, title: row.title, parcel: row.parcel, now }
    await publish(tx, { jobs, extensions, content }, orderShipped, shipped)
  }
  return { account: await settle(tx, account, row, at), row }
}

function refusalOf(before: RedemptionRow, step: RedemptionStep): ErrorCode {
  if (isTooLate(before, step)) return "reward/too-late"
  return isUnderReview(before) ? "reward/not-approved" : "reward/wrong-step"
}

function isTooLate({ state }: RedemptionRow, step: RedemptionStep): boolean {
  return step === "cancel" && (state === "packed" || isFulfilled(state))
}

export async function settle(tx: Tx, account: Account, row: RedemptionRow, at: Date): Promise<Account> {
  if (row.state === "refunded") await takePieces(tx, row.item_id, row.variant, -1)
  const movement = movementOf(row)
  if (movement === null) return account
  const { cost: points, redemption_id: subject } = row
  return append(tx, account, { movement, action: "redeem_item", subject, points }, at)
}

/** After a failed first parcel the points are already spent, and come back from the shop. */
function movementOf({ state, parcel }: RedemptionRow): Movement | null {
  const wasSpent = isSpent({ state: "confirmed", parcel })
  if (state === "shipped") return wasSpent ? null : "spend"
  if (state === "refunded") return wasSpent ? "reimbursement" : "refund"
  return null
}

/** A redemption after a step; null if it is not allowed. A refund removes the address, as no parcel follows. */
export function advanceRow(
  row: RedemptionRow,
  step: RedemptionStep,
  now: Date,
  words: StepWords,
): RedemptionRow | null {
  const state = nextRedemption(row.state, step)
  if (state === null) return null
  const advanced = { ...row, ...words, state, [`${state}_at`]: now }
  if (step !== "cancel" && step !== "refund" && step !== "leave") return advanced
  return { ...advanced, refunded_by: refunders[step], address: null, address_mark: null }
}
