import { randomUUID } from "node:crypto"
import { AppError } from "@confetti/contract/app-error"
import { redeemItem } from "@confetti/contract/rewards"
import { isPerk } from "@confetti/domain/rewards/item-kind"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { shopItem } from "../../platform/content/shop-item.ts"
import { orderGoods } from "./redeem/order-goods.ts"
import { unlockPerk } from "./redeem/unlock-perk.ts"
import { lockItem } from "./redemption-store.ts"
import { shownOutcome } from "./redemption-view.ts"

const redeemItemWith = (newId: () => string) =>
  writeCallable(redeemItem, async (tx, { itemId, ...order }, context) => {
    const { userId, email } = context.caller
    const row = await lockItem(tx, itemId)
    if (!row) throw new AppError("reward/not-found")
    const item = { ...shopItem.parse(JSON.parse(row.document)), cost: row.cost, status: row.status }
    const redemption = { ...order, item, person: { userId, email }, redemptionId: newId() }
    const { kind } = item
    const after = isPerk(kind)
      ? await unlockPerk(tx, { ...redemption, kind }, context)
      : await orderGoods(tx, redemption, context)
    return shownOutcome(tx, after, redemption.redemptionId, context.config)
  })

export const redeemItemCallable = redeemItemWith(randomUUID)
