import type { RewardItem } from "@confetti/contract/rewards"
import type { Config } from "../../../platform/config.ts"
import type { ShopItem } from "../../../platform/content/shop-item.ts"
import { statusHere } from "./status-here.ts"

/** How many pieces there ever were of a variant, and how many are given or promised to somebody. */
export type StockRow = { item_id: string; variant: string; stock: number; taken: number }

/** An item as it crosses the wire, with what is left of it. Rows of other items may be among those given. */
export function itemView(item: ShopItem, rows: readonly StockRow[], config: Pick<Config, "EMULATOR">): RewardItem {
  const leftOf = (id: string): number => {
    const row = rows.find(({ item_id, variant }) => item_id === item.id && variant === id)
    return row ? row.stock - row.taken : 0
  }
  return {
    ...item,
    status: statusHere(item, config),
    variants: item.variants.map((variant) => ({ ...variant, left: leftOf(variant.id) })),
  }
}
