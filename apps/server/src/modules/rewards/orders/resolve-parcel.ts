import { AppError } from "@confetti/contract/app-error"
import type { ErrorCode } from "@confetti/contract/errors"
import { resolveParcel } from "@confetti/contract/orders"
import { resolveParcel as decide, type ParcelResolution } from "@confetti/domain/rewards/parcel"
import { mustBeOthers } from "../../../platform/auth/require-user.ts"
import { type WriteContext, writeCallable } from "../../../platform/callables/define-callable.ts"
import type { Tx } from "../../../platform/db/open-database.ts"
import { addEditorAct } from "../../../platform/operator/editor-acts-store.ts"
import { type Account, append, lockPoints } from "../../points/ledger-store.ts"
import { moveStock } from "../catalogue/movements-store.ts"
import { sendStepMail } from "../mail-step.ts"
import {
  emailOf,
  findRedemption,
  lockRedemption,
  lockUnits,
  ownerOf,
  putRedemption,
  type RedemptionRow,
  takePieces,
} from "../redemption-store.ts"
import { addFailedParcel } from "./failed-parcels-store.ts"
import { orderView } from "./order-view.ts"

const refusals: Record<Extract<ParcelResolution, { ok: false }>["reason"], ErrorCode> = {
  "already-resolved": "reward/parcel-resolved",
  "not-sent": "reward/not-sent",
  "sent-twice": "reward/sent-twice",
  "no-address": "reward/no-address",
  "out-of-stock": "reward/none-left",
}

/** Records that a shipped parcel was lost or came back: a refund, or packing again. Once for each parcel. */
export const resolveParcelCallable = writeCallable(resolveParcel, async (tx, asked, context) => {
  const { redemptionId, dryRun, note, ...report } = asked
  const userId = await ownerOf(tx, redemptionId)
  if (!userId) throw new AppError("reward/redemption-not-found")
  mustBeOthers([userId], context)
  // In the lock order of a redemption, to avoid deadlocks.
  const account = await lockPoints(tx, userId)
  const before = await lockRedemption(tx, userId, redemptionId)
  if (!before) throw new AppError("reward/redemption-not-found")
  const left = (await lockUnits(tx, before.item_id, before.variant)) ?? 0
  const resolution = decide({ ...before, hasAddress: before.address !== null }, left, report)
  if (!resolution.ok) throw new AppError(refusals[resolution.reason])

  const row = rowAfter(before, resolution, note, new Date(context.now))
  if (!dryRun) {
    await addFailedParcel(tx, failedParcelOf(before, report, new Date(context.now)))
    await putRedemption(tx, row)
    await settleResolution(tx, { account, row, resolution }, context)
    await sendStepMail(tx, context.jobs, row)
    const subject = `${redemptionId} parcel ${report.parcel} ${report.fate}, ${report.remedy}`
    await addEditorAct(tx, context, { callable: resolveParcel.name, subject })
  }
  const shown = await findRedemption(tx, userId, redemptionId)
  if (!shown) throw new AppError("reward/redemption-not-found")
  return { order: orderView({ ...shown, ...row, email: await emailOf(tx, userId) }, context) }
})

type Resolved = Extract<ParcelResolution, { ok: true }>

function rowAfter(before: RedemptionRow, { state, parcel }: Resolved, note: string, at: Date): RedemptionRow {
  if (state === "refunded")
    return { ...before, state, refunded_at: at, refunded_by: "shop", note, address: null, address_mark: null }
  const unsent = {
    packed_at: null,
    shipped_at: null,
    delivered_at: null,
    carrier: null,
    tracking: null,
    tracking_address: null,
  }
  return { ...before, ...unsent, state, parcel, note, confirmed_at: at }
}

function failedParcelOf(
  { user_id, redemption_id, shipped_at, carrier, tracking }: RedemptionRow,
  { parcel, fate, remedy }: { parcel: number; fate: "lost" | "returned"; remedy: "resend" | "refund" },
  at: Date,
) {
  return {
    user_id,
    redemption_id,
    number: parcel,
    fate,
    remedy,
    // The database guarantees the time of a shipped order.
    shipped_at: shipped_at ?? at,
    carrier: carrier ?? "",
    tracking: tracking ?? "",
    resolved_at: at,
  }
}

/** Moves the stock and points of a resolution. The ledger allows one refund an order. */
async function settleResolution(
  tx: Tx,
  { account, row, resolution }: { account: Account; row: RedemptionRow; resolution: Resolved },
  { caller, now }: WriteContext,
): Promise<void> {
  const { item_id: itemId, variant, cost: points, redemption_id: subject } = row
  const at = new Date(now)
  if (row.state === "refunded") {
    await takePieces(tx, itemId, variant, -1)
    await append(tx, account, { movement: "reimbursement", action: "redeem_item", subject, points }, at)
  }
  if (resolution.lost > 0)
    await moveStock(tx, { itemId, variant, kind: "lost", pieces: -resolution.lost, userId: caller.userId, at })
}
