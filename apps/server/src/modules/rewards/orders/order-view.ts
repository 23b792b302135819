import type { Order } from "@confetti/contract/rewards"
import type { Config } from "../../../platform/config.ts"
import type { ShownRedemption } from "../redemption-store.ts"
import { redemptionView } from "../redemption-view.ts"

/** A redemption as the shop sees it. */
export function orderView(row: ShownRedemption & { email: string | null }, config: Config): Order {
  return { ...redemptionView(row, config), userId: row.user_id, email: row.email }
}
