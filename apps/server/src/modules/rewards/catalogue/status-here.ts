import { type ItemStatus, itemStatus } from "@confetti/contract/rewards"
import { isEarlyAccessSold } from "@confetti/domain/tile/early-access-sale"
import type { Config } from "../../../platform/config.ts"
import type { LiveContent } from "../../../platform/content/live-content.ts"
import type { ShopItem } from "../../../platform/content/shop-item.ts"
import { nextPublication } from "../../../platform/content/upcoming-tiles.ts"

/** What decides, beside the pack, what can be had here and now. */
export type ShopNow = {
  isEmulator: boolean
  now: number
  /** When the next tile is published, in milliseconds since the epoch; null where none is dated ahead. */
  nextTileAt: number | null
}

export function shopNow(
  { config, content }: { config: Pick<Config, "EMULATOR">; content: LiveContent },
  now: number,
): ShopNow {
  return { isEmulator: config.EMULATOR, now, nextTileAt: nextPublication(content.current(), now) }
}

/**
 * Whether an item can be had on this server now: examples only where everything is tried out, since nobody would send them, and tiles
 * a day early only while there is one to come.
 */
export function statusHere(
  { status, isExample, kind }: Pick<ShopItem, "status" | "isExample" | "kind">,
  { isEmulator, now, nextTileAt }: ShopNow,
): ItemStatus {
  if (isExample && !isEmulator) return itemStatus.inactive
  return kind === "early" && !isEarlyAccessSold(nextTileAt, now) ? itemStatus.inactive : status
}
