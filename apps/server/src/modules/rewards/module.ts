import { itemStatus } from "@confetti/contract/rewards"
import { wallClock, windowState } from "@confetti/domain/feed/card-window"
import { day } from "@confetti/domain/durations"
import { isOpen } from "@confetti/domain/rewards/redemption"
import { namedFiles } from "../../platform/backup/named-files.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import { extend } from "../../platform/extension-point.ts"
import type { Job } from "../../platform/jobs/run-job.ts"
import type { Module } from "../../platform/module.ts"
import type { PersonalData } from "../../platform/personal-data.ts"
import { type FeedCardSource, feedCardSources } from "../feed-cards/feed-card-source.ts"
import { lockPoints } from "../points/ledger-store.ts"
import { advanceRow, settle } from "./advance-redemption.ts"
import { cancelRedemptionCallable } from "./cancel-redemption.ts"
import { cardOfItem } from "./card-of-item.ts"
import { archiveItemCallable } from "./catalogue/archive-item.ts"
import { createItemCallable } from "./catalogue/create-item.ts"
import { namedItemPictures, readStudioItems } from "./catalogue/items-of-studio.ts"
import { listItemsCallable } from "./catalogue/list-items.ts"
import { listMovementsCallable } from "./catalogue/list-movements.ts"
import { listShopCallable } from "./catalogue/list-shop.ts"
import { carryMovements, forgetMover, movementsBy } from "./catalogue/movements-store.ts"
import { restockItemCallable } from "./catalogue/restock-item.ts"
import { saveItemCallable } from "./catalogue/save-item.ts"
import { statusHere } from "./catalogue/status-here.ts"
import { switchItemCallable } from "./catalogue/switch-item.ts"
import { confirmRedemption } from "./confirm-redemption.ts"
import { orderLookBackMs } from "./decide-order.ts"
import { rewardsInvariants } from "./invariants-store.ts"
import { listRedemptionsCallable } from "./list-redemptions.ts"
import { mailStep } from "./mail-step.ts"
import { deleteOrderMarks } from "./order-facts-store.ts"
import { approveRedemptionCallable } from "./orders/approve-redemption.ts"
import { deliverRedemptionCallable } from "./orders/deliver-redemption.ts"
import { exportOrdersCallable } from "./orders/export-orders.ts"
import { exportPackingCallable } from "./orders/export-packing.ts"
import { listOrdersCallable } from "./orders/list-orders.ts"
import { packRedemptionCallable } from "./orders/pack-redemption.ts"
import { refundRedemptionCallable } from "./orders/refund-redemption.ts"
import { resolveParcelCallable } from "./orders/resolve-parcel.ts"
import { shipRedemptionCallable } from "./orders/ship-redemption.ts"
import { showAddressCallable } from "./orders/show-address.ts"
import { redeemItemCallable } from "./redeem-item.ts"
import { deleteAddresses, eraseRedemptions, lockRedemption, putRedemption, redemptionsOf } from "./redemption-store.ts"
import { failedParcelsOf } from "./redemption-view.ts"

/** A person's orders. Addresses stay sealed in an export; the app shows them while they are kept. */
const personalRedemptions: PersonalData = {
  name: "redemptions",
  tables: ["redemptions", "failed_parcels"],
  read: async (db, userId) =>
    (await redemptionsOf(db, userId)).map((row) => ({
      id: row.redemption_id,
      item: row.item_id,
      kind: row.kind,
      title: row.title,
      variant: row.variant_name,
      cost: row.cost,
      state: row.state,
      redeemedAt: row.held_at.toISOString(),
      failedParcels: failedParcelsOf(row),
    })),
  erase: async (tx, userId, now) => {
    await closeOpen(tx, userId, now)
    await eraseRedemptions(tx, userId)
  },
}

const personalMovements: PersonalData = {
  name: "stockMovements",
  tables: ["stock_movements"],
  read: async (db, userId) =>
    (await movementsBy(db, userId)).map(({ item_id, variant, pieces, at }) => {
      return { item: item_id, variant, pieces, at: at.toISOString() }
    }),
  erase: forgetMover,
}

const mostMovements = 1000

const sweepMovements: Job = {
  name: "rewards-carry_movements",
  schedule: "35 3 * * *",
  run: (_nothing, { db }) => db.transaction().execute((tx) => carryMovements(tx, mostMovements)),
}

/** Nightly: deletes addresses of parcels that must have arrived, and the marks of old orders. */
const deleteSentAddresses: Job = {
  name: "rewards-forget_addresses",
  schedule: "25 3 * * *",
  run: async (_nothing, { db, clock, config }) => {
    await deleteAddresses(db, new Date(clock() - config.ADDRESS_DAYS * day))
    await deleteOrderMarks(db, new Date(clock() - orderLookBackMs))
  },
}

/** More would be advertising. */
const mostCards = 2

/** Featured items, then those nearest to everyone's reach. From memory, without waiting for stock. */
export const shopCards: FeedCardSource = {
  priority: 10,
  cards: ({ config, content, clock }) => {
    const { items, featured } = content.current()
    const now = wallClock(config.HOME_ZONE, clock())
    const first = featured.filter(({ window }) => windowState(window, now) === "running").map(({ itemId }) => itemId)
    const placeOf = ({ id }: { id: string }): number => (first.includes(id) ? first.indexOf(id) : first.length)
    return items
      .filter((item) => statusHere(item, config) === itemStatus.active)
      .sort((a, b) => placeOf(a) - placeOf(b) || a.cost - b.cost)
      .slice(0, mostCards)
      .map(cardOfItem)
  },
}

export const rewards: Module = {
  name: "rewards",
  callables: [
    listItemsCallable,
    redeemItemCallable,
    cancelRedemptionCallable,
    listRedemptionsCallable,
    listOrdersCallable,
    showAddressCallable,
    exportOrdersCallable,
    exportPackingCallable,
    approveRedemptionCallable,
    packRedemptionCallable,
    shipRedemptionCallable,
    deliverRedemptionCallable,
    refundRedemptionCallable,
    resolveParcelCallable,
    listShopCallable,
    createItemCallable,
    saveItemCallable,
    switchItemCallable,
    archiveItemCallable,
    restockItemCallable,
    listMovementsCallable,
  ],
  invariants: rewardsInvariants,
  tables: ["reward_items", "reward_stock", "stock_movements", "redemptions", "failed_parcels"],
  extensions: [extend(feedCardSources, shopCards), extend(namedFiles, namedItemPictures)],
  personal: [personalRedemptions, personalMovements],
  jobs: [confirmRedemption, mailStep, deleteSentAddresses, sweepMovements],
  operatorReads: { "/rewards/studio-items": ({ db }) => readStudioItems(db) },
}

/** Cancels a leaving person's open orders, so that stock and ledger stay correct. */
async function closeOpen(tx: Tx, userId: string, now: Date): Promise<void> {
  const open = (await redemptionsOf(tx, userId)).filter(({ state }) => isOpen(state))
  if (open.length === 0) return
  let account = await lockPoints(tx, userId)
  for (const { redemption_id } of open) {
    const row = await lockRedemption(tx, userId, redemption_id)
    const left = row ? advanceRow(row, "leave", now, {}) : null
    if (!row || left === null) throw new Error(`${redemption_id} can't be closed`)
    await putRedemption(tx, left)
    account = await settle(tx, account, left, now)
  }
}
