import { AppError } from "@confetti/contract/app-error"
import type { Picture } from "@confetti/contract/picture"
import type { Redemption } from "@confetti/contract/rewards"
import { addressLines } from "@confetti/domain/rewards/address-format"
import { nextRedemption, redemptionStates } from "@confetti/domain/rewards/redemption"
import type { Config } from "../../platform/config.ts"
import { shopItem } from "../../platform/content/shop-item.ts"
import type { Tx } from "../../platform/db/open-database.ts"
import type { Account } from "../points/ledger-store.ts"
import { findRedemption, type RedemptionRow, type ShownRedemption } from "./redemption-store.ts"
import { isUnderReview } from "./review-order.ts"
import { openAddress } from "./seal-address.ts"

type Outcome = { redemption: Redemption; balance: number; held: number }

const countryNames = new Intl.DisplayNames("en", { type: "region" })

export function redemptionView(row: ShownRedemption, config: Config): Redemption {
  return {
    id: row.redemption_id,
    item: { id: row.item_id, kind: row.kind, title: row.title, variant: row.variant_name, picture: pictureOf(row) },
    cost: row.cost,
    state: row.state,
    steps: stepsOf(row),
    refund: row.refunded_by === null ? null : { by: row.refunded_by, note: row.note },
    tracking:
      row.carrier === null ? null : { carrier: row.carrier, code: row.tracking ?? "", address: row.tracking_address },
    failedParcels: failedParcelsOf(row),
    address: addressOf(row, config),
    isUnderReview: isUnderReview(row),
    canCancel: nextRedemption(row.state, "cancel") !== null,
  }
}

export function failedParcelsOf({ failed_parcels }: ShownRedemption): Redemption["failedParcels"] {
  return failed_parcels.map(({ number, fate, remedy, resolved_at }) => {
    return { number, fate, remedy, at: new Date(resolved_at).toISOString() }
  })
}

function pictureOf({ item_document }: ShownRedemption): Picture | null {
  if (item_document === null) return null
  return shopItem.parse(JSON.parse(item_document)).picture
}

function stepsOf(row: RedemptionRow): Redemption["steps"] {
  return redemptionStates.flatMap((state) => {
    const at: Date | null = row[`${state}_at`]
    // Perks are unlocked without waiting.
    const isPassing = state === "held" && row.state === "unlocked"
    return at === null || isPassing ? [] : [{ state, at: at.toISOString() }]
  })
}

export function addressOf({ address, user_id, redemption_id }: RedemptionRow, config: Config): string[] | null {
  if (address === null) return null
  const opened = openAddress(address, { userId: user_id, redemptionId: redemption_id }, config)
  return addressLines(opened, countryNames.of(opened.country) ?? opened.country)
}

export async function shownOutcome(
  tx: Tx,
  { userId, points, held }: Account,
  redemptionId: string,
  config: Config,
): Promise<Outcome> {
  const row = await findRedemption(tx, userId, redemptionId)
  if (!row) throw new AppError("reward/redemption-not-found")
  return { redemption: redemptionView(row, config), balance: points, held }
}
