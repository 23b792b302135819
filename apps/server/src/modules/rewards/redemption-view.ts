import type { Picture } from "@confetti/contract/picture"
import type { Redemption } from "@confetti/contract/rewards"
import { nextRedemption, redemptionStates } from "@confetti/domain/redemption"
import type { Config } from "../../platform/config.ts"
import { shopItem } from "../../platform/content/shop-item.ts"
import { addressLines } from "./address-lines.ts"
import type { RedemptionRow, ShownRedemption } from "./redemption-store.ts"
import { openAddress } from "./seal-address.ts"

/** A redemption as its person, and the shop, see it. */
export function redemptionView(row: ShownRedemption, config: Config): Redemption {
  return {
    id: row.redemption_id,
    item: { id: row.item_id, title: row.title, variant: row.variant_name, picture: pictureOf(row) },
    cost: row.cost,
    state: row.state,
    steps: stepsOf(row),
    refund: row.refunded_by === null ? null : { by: row.refunded_by, note: row.note },
    tracking:
      row.carrier === null ? null : { carrier: row.carrier, code: row.tracking ?? "", address: row.tracking_address },
    address: addressOf(row, config),
    canCancel: nextRedemption(row.state, "cancel") !== null,
  }
}

function pictureOf({ item_document }: ShownRedemption): Picture | null {
  if (item_document === null) return null
  return shopItem.parse(JSON.parse(item_document)).picture
}

function stepsOf(row: RedemptionRow): Redemption["steps"] {
  return redemptionStates.flatMap((state) => {
    const at = row[`${state}_at`]
    return at === null ? [] : [{ state, at: at.toISOString() }]
  })
}

function addressOf({ address, user_id, redemption_id }: RedemptionRow, config: Config): string[] | null {
  if (address === null) return null
  return addressLines(openAddress(address, { userId: user_id, redemptionId: redemption_id }, config))
}
