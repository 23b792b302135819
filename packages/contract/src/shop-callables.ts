import { listed } from "./catalogued-callable.ts"
import {
  approveRedemption,
  deliverRedemption,
  exportOrders,
  exportPacking,
  listOrders,
  packRedemption,
  refundRedemption,
  resolveParcel,
  shipRedemption,
  showAddress,
} from "./orders.ts"
import { archiveItem, createItem, listMovements, listShop, restockItem, saveItem, switchItem } from "./shop-items.ts"

/** Running the shop: a part of the catalogue. Where there is a `dryRun`, it says what would happen and changes nothing. */
export const shopCallables = [
  listed(
    listOrders,
    "A page of orders without where they go, the oldest first: those to be packed and sent, or in other states.",
  ),
  listed(
    showAddress,
    "Where one order goes, from when it is packed until it has arrived. Each look is in the audit log.",
    "reward/redemption-not-found",
    "reward/not-packed",
  ),
  listed(exportOrders, "Orders as lines of CSV, without where they go. 500 at a time."),
  listed(exportPacking, "What is packed and where it goes, as lines of CSV. Each page is in the audit log."),
  listed(
    approveRedemption,
    "Lets an order go on that waits for a person's eyes.",
    "reward/redemption-not-found",
    "reward/wrong-step",
  ),
  listed(packRedemption, "An order was packed.", "reward/redemption-not-found", "reward/wrong-step"),
  listed(shipRedemption, "An order was sent.", "reward/redemption-not-found", "reward/wrong-step"),
  listed(deliverRedemption, "A parcel has arrived.", "reward/redemption-not-found", "reward/wrong-step"),
  listed(
    refundRedemption,
    "Takes an order back that was not sent: points and piece return.",
    "reward/redemption-not-found",
    "reward/wrong-step",
  ),
  listed(
    resolveParcel,
    "A parcel was lost or came back: its points are returned, or it is packed again. Once a parcel, whoever reports it.",
    "reward/redemption-not-found",
    "reward/parcel-resolved",
    "reward/not-sent",
    "reward/sent-twice",
    "reward/no-address",
    "reward/none-left",
  ),
  listed(listShop, "Everything in the shop with its stock, and what is archived."),
  listed(
    createItem,
    "A new item, switched off and without stock.",
    "reward/id-taken",
    "reward/perk-taken",
    "reward/shop-full",
    "reward/invalid-item",
  ),
  listed(
    saveItem,
    "Changes an item. One from a file of the pack is taken over.",
    "reward/not-found",
    "reward/item-changed",
    "reward/invalid-item",
  ),
  listed(switchItem, "Switches an item on or off.", "reward/not-found"),
  listed(
    archiveItem,
    "Takes an item of the studio out of the shop, or puts it back.",
    "reward/not-found",
    "reward/from-file",
    "reward/perk-taken",
  ),
  listed(
    restockItem,
    "Adds pieces, or takes away such as are not taken yet.",
    "reward/not-found",
    "reward/unknown-variant",
    "reward/stock-taken",
  ),
  listed(
    listMovements,
    "Where the stock of a variant came from and went, the latest first.",
    "reward/not-found",
    "reward/unknown-variant",
  ),
] as const
