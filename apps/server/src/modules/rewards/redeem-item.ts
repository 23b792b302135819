import { randomUUID } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import type { ErrorCode } from "@confetti/contract/errors"
import { type ItemStatus, itemStatus, redeemItem } from "@confetti/contract/rewards"
import { decideRedemption, type RedemptionDecision } from "@confetti/domain/rewards/decide-redemption"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { shopItem } from "../../platform/content/shop-item.ts"
import { append, lockPoints } from "../points/ledger-store.ts"
import { startOfDay } from "../points/start-of-day.ts"
import { statusHere } from "./catalogue/item-view.ts"
import { sendConfirmation } from "./confirm-redemption.ts"
import { sendStepMail } from "./mail-step.ts"
import { ordersSince } from "./order-facts-store.ts"
import { addRedemption, lockItem, lockUnits, takePieces } from "./redemption-store.ts"
import { shownOutcome } from "./redemption-view.ts"
import { reviewOrder } from "./review-order.ts"
import { sealAddress } from "./seal-address.ts"

const refusals: Record<Extract<RedemptionDecision, { ok: false }>["reason"], ErrorCode> = {
  "switched-off": "reward/switched-off",
  "price-changed": "reward/price-changed",
  "out-of-stock": "reward/out-of-stock",
  "insufficient-points": "reward/insufficient-points",
}

/** Sets the points and a piece aside, both or neither; the shop confirms it right after, or a person looks at it first. `newId` gives each its name. */
const redeemItemWith = (newId: () => string) =>
  writeCallable(redeemItem, async (tx, { itemId, variant, cost, address }, context) => {
    const { userId, email } = requireUser(context)
    const { countries } = context.content.current()
    if (countries.length > 0 && !countries.includes(address.country)) throw new AppError("reward/not-shipped-there")
    const item = await lockItem(tx, itemId)
    if (!item) throw new AppError("reward/not-found")
    const account = await lockPoints(tx, userId)
    const { placed } = await ordersSince(tx, userId, startOfDay(context.now))
    if (placed >= context.config.ORDERS_PER_DAY) throw new AppError("reward/too-many-today")
    const left = await lockUnits(tx, itemId, variant)
    const { title, variants, isExample } = shopItem.parse(JSON.parse(item.document))
    const chosen = variants.find(({ id }) => id === variant)
    if (left === undefined || !chosen) throw new AppError("reward/unknown-variant")
    const redeemable = {
      isActive: statusHere({ status: item.status as ItemStatus, isExample }, context.config) === itemStatus.active,
      cost: item.cost,
      left,
    }
    const decision = decideRedemption(redeemable, account.points, cost)
    if (!decision.ok) throw new AppError(refusals[decision.reason], { cost: item.cost, balance: account.points })

    const redemptionId = newId()
    const reviewed = await reviewOrder(tx, { userId, email, address }, context)
    const heldAt = new Date(context.now)
    await takePieces(tx, itemId, variant, 1)
    const entry = { movement: "hold", action: "redeem_item", subject: redemptionId, points: cost } as const
    const after = await append(tx, account, entry, heldAt)
    await addRedemption(tx, {
      user_id: userId,
      redemption_id: redemptionId,
      item_id: itemId,
      variant,
      title,
      variant_name: chosen.name,
      cost,
      address: sealAddress(address, { userId, redemptionId }, context.config),
      held_at: heldAt,
      ...reviewed,
    })
    const isReviewed = reviewed.review.length > 0
    if (isReviewed)
      await sendStepMail(tx, context.jobs, { user_id: userId, redemption_id: redemptionId, state: "held" })
    else await sendConfirmation(tx, context.jobs, { userId, redemptionId })
    return shownOutcome(tx, after, redemptionId, context.config)
  })

export const redeemItemCallable = redeemItemWith(randomUUID)
