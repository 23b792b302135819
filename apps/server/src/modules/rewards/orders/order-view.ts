import type { Order } from "@confetti/contract/orders"
import type { Services } from "../../../platform/services.ts"
import { type Say, t } from "../../../platform/words/say.ts"
import { wordsIn } from "../../../platform/words/words-in.ts"
import type { OrderSignal } from "../decide-order.ts"
import type { ShownRedemption } from "../redemption-store.ts"
import { redemptionView } from "../redemption-view.ts"

const signals: Record<OrderSignal, Say> = {
  "new-account": t`the account is new and has no orders yet`,
  "shared-mailbox": t`another account with the same mailbox has ordered`,
  "shared-address": t`several accounts order to this address`,
  "busy-address": t`many orders go to this address`,
  "shared-network": t`several accounts order from this network`,
}

type Parts = Pick<Services, "config" | "content">

/** A redemption for the shop. Its address stays sealed. */
export function orderView(row: ShownRedemption & { email: string | null }, { config, content }: Parts): Order {
  const { address: _none, ...shown } = redemptionView({ ...row, address: null }, config)
  const { user_id: userId, email, parcel } = row
  const words = wordsIn(content.current().brand.language)
  const review = row.review.map((signal) => signals[signal as OrderSignal]?.(words) ?? signal)
  return { ...shown, userId, email, review, parcel, hasAddress: row.address !== null }
}
