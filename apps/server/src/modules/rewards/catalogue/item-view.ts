import type { RewardItem } from "@confetti/contract/rewards"
import type { Config } from "../../../platform/config.ts"
import type { ShopItem } from "../../../platform/content/shop-item.ts"
import { statusHere } from "./status-here.ts"

/** Pieces of a variant in total, and those given or promised. */
export type StockRow = { item_id: string; variant: string; stock: number; taken: number }

/** An item for readers with its remaining stock. Stock rows may include other items. */
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
