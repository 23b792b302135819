import { AppError } from "@confetti/contract/app-error"
import { itemStatus } from "@confetti/contract/rewards"
import type { StudioItem } from "@confetti/contract/shop-items"
import type { WriteContext } from "../../../platform/callables/define-callable.ts"
import type { Config } from "../../../platform/config.ts"
import { shopItem } from "../../../platform/content/shop-item.ts"
import type { Db } from "../../../platform/db/open-database.ts"
import { statusHere } from "./status-here.ts"
import { findItem, type ItemRow, readStock, type StockRow } from "./studio-items-store.ts"

/** An item for editors. Stock rows may include other items. */
export function studioItemView(row: ItemRow, stock: readonly StockRow[], config: Pick<Config, "EMULATOR">): StudioItem {
  const item = shopItem.parse({ ...JSON.parse(row.document), status: row.status })
  const isArchived = row.removed_at !== null
  const stockOf = (id: string) => {
    const found = stock.find(({ item_id, variant }) => item_id === row.id && variant === id)
    const { stock: pieces, taken, open } = found ?? { stock: 0, taken: 0, open: 0 }
    return { stock: pieces, taken, open, left: pieces - taken }
  }
  return {
    ...item,
    variants: item.variants.map((variant) => ({ ...variant, ...stockOf(variant.id) })),
    origin: row.origin,
    version: row.version,
    isSwitchedHere: row.studio_status !== null,
    isArchived,
    isOffered: !isArchived && statusHere(item, config) === itemStatus.active,
  }
}

/** An item in this transaction. Throws `reward/not-found`. */
export async function viewItem(
  db: Db,
  itemId: string,
  context: Pick<WriteContext, "config">,
): Promise<{ item: StudioItem }> {
  const row = await findItem(db, itemId)
  if (!row) throw new AppError("reward/not-found")
  return { item: studioItemView(row, await readStock(db, [itemId]), context.config) }
}
