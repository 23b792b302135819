import { type ItemStatus, itemStatus } from "@confetti/contract/rewards"
import type { Config } from "../../../platform/config.ts"
import type { ShopItem } from "../../../platform/content/shop-item.ts"

/** Whether an item is offered here: examples only on a trial server, as nobody would ship them. */
export function statusHere(
  { status, isExample }: Pick<ShopItem, "status" | "isExample">,
  { EMULATOR }: Pick<Config, "EMULATOR">,
): ItemStatus {
  return isExample && !EMULATOR ? itemStatus.inactive : status
}
