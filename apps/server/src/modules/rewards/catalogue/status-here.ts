import { type ItemStatus, itemStatus } from "@confetti/contract/rewards"
import type { Config } from "../../../platform/config.ts"
import type { ShopItem } from "../../../platform/content/shop-item.ts"

/** Whether an item can be had on this server: examples only where everything is tried out, since nobody would send them. */
export function statusHere(
  { status, isExample }: Pick<ShopItem, "status" | "isExample">,
  config: Pick<Config, "EMULATOR">,
): ItemStatus {
  return isExample && !config.EMULATOR ? itemStatus.inactive : status
}
