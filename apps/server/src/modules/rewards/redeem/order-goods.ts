import { AppError } from "@confetti/contract/app-error"
import type { WriteContext } from "../../../platform/callables/define-callable.ts"
import type { Tx } from "../../../platform/db/open-database.ts"
import { type Account, append, lockPoints } from "../../points/ledger-store.ts"
import { startOfDay } from "../../points/start-of-day.ts"
import { sendConfirmation } from "../confirm-redemption.ts"
import { sendStepMail } from "../mail-step.ts"
import { ordersSince } from "../order-facts-store.ts"
import { addRedemption, lockUnits, takePieces } from "../redemption-store.ts"
import { reviewOrder } from "../review-order.ts"
import { sealAddress } from "../seal-address.ts"
import { type Redeeming, requireRedeemable } from "./redeeming.ts"

/** Holds the points and a piece, both or neither. The order is then confirmed, or goes to review. */
export async function orderGoods(tx: Tx, order: Redeeming, context: WriteContext): Promise<Account> {
  const { item, person, redemptionId, variant, cost, address } = order
  const { userId } = person
  const { config, content, jobs, now } = context
  if (address === undefined) throw new AppError("request/invalid", { fields: ["address: is missing"] })
  const { countries } = content.current()
  if (countries.length > 0 && !countries.includes(address.country)) throw new AppError("reward/not-shipped-there")
  const account = await lockPoints(tx, userId)
  const { placed } = await ordersSince(tx, userId, startOfDay(now))
  if (placed >= config.ORDERS_PER_DAY) throw new AppError("reward/too-many-today")
  const left = await lockUnits(tx, item.id, variant)
  const chosen = item.variants.find(({ id }) => id === variant)
  if (left === undefined || !chosen) throw new AppError("reward/unknown-variant")
  requireRedeemable(order, account.points, { left, isOwned: false }, context.config)

  const reviewed = await reviewOrder(tx, { ...person, address }, context)
  const heldAt = new Date(now)
  await takePieces(tx, item.id, variant, 1)
  const entry = { movement: "hold", action: "redeem_item", subject: redemptionId, points: cost } as const
  const after = await append(tx, account, entry, heldAt)
  await addRedemption(tx, {
    user_id: userId,
    redemption_id: redemptionId,
    item_id: item.id,
    kind: "goods",
    variant,
    title: item.title,
    variant_name: chosen.name,
    cost,
    address: sealAddress(address, { userId, redemptionId }, config),
    held_at: heldAt,
    ...reviewed,
  })
  if (reviewed.review.length > 0)
    await sendStepMail(tx, jobs, { user_id: userId, redemption_id: redemptionId, state: "held", parcel: 1 })
  else await sendConfirmation(tx, jobs, { userId, redemptionId })
  return after
}
