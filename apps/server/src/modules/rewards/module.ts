import type { Module } from "../../platform/module.ts"
import { cancelRedemptionCallable } from "./cancel-redemption.ts"
import { listItemsCallable } from "./catalogue/list-items.ts"
import { shopCards } from "./catalogue/shop-cards.ts"
import { confirmRedemption } from "./confirm-redemption.ts"
import { forgetAddresses } from "./forget-addresses.ts"
import { listRedemptionsCallable } from "./list-redemptions.ts"
import { mailStep } from "./mail-step.ts"
import { listOrdersCallable } from "./orders/list-orders.ts"
import { packRedemptionCallable } from "./orders/pack-redemption.ts"
import { refundRedemptionCallable } from "./orders/refund-redemption.ts"
import { restockItemCallable } from "./orders/restock-item.ts"
import { shipRedemptionCallable } from "./orders/ship-redemption.ts"
import { personalRedemptions } from "./personal-redemptions.ts"
import { redeemItemCallable } from "./redeem-item.ts"

/** The shop: what there is, redeeming it, and what the shop does with an order. */
export const rewards: Module = {
  name: "rewards",
  callables: [
    listItemsCallable,
    redeemItemCallable,
    cancelRedemptionCallable,
    listRedemptionsCallable,
    listOrdersCallable,
    packRedemptionCallable,
    shipRedemptionCallable,
    refundRedemptionCallable,
    restockItemCallable,
  ],
  feedCards: shopCards,
  personal: [personalRedemptions],
  jobs: [confirmRedemption, mailStep, forgetAddresses],
}
