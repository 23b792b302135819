import type { ShopItem } from "../../../platform/content/shop-item.ts"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import type { StockRow } from "./item-view.ts"
import { openStock } from "./movements-store.ts"

export type StoredItem = {
  id: string
  contentHash: string
  isRemoved: boolean
  /** Created or taken over in the studio: files no longer change it. */
  isOfStudio: boolean
}

export type ItemWrite = {
  item: ShopItem
  position: number
  stock: readonly { variant: string; pieces: number }[]
  contentHash: string
}

export async function readStoredItems(tx: Tx): Promise<StoredItem[]> {
  const rows = await tx.selectFrom("reward_items").select(["id", "content_hash", "removed_at", "origin"]).execute()
  return rows.map(({ id, content_hash, removed_at, origin }) => {
    return { id, contentHash: content_hash, isRemoved: removed_at !== null, isOfStudio: origin === "studio" }
  })
}

export async function writeItems(
  tx: Tx,
  { writes, removals }: { writes: readonly ItemWrite[]; removals: readonly string[] },
  now: Date,
): Promise<void> {
  if (removals.length > 0) {
    await tx.updateTable("reward_items").set({ removed_at: now }).where("id", "in", removals).execute()
  }
  for (const { item, position, contentHash, stock } of writes) {
    const { id, status, cost } = item
    const row = { position, status, cost, content_hash: contentHash, document: JSON.stringify(item), removed_at: null }
    await tx
      .insertInto("reward_items")
      .values({ id, ...row })
      // An item switched in the studio stays as it is.
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ fn, ref }) => ({
          ...row,
          status: fn.coalesce(ref("reward_items.studio_status"), ref("excluded.status")),
        })),
      )
      .execute()
    // The pack only sets the initial stock.
    await openStock(tx, id, stock, now)
  }
}

export function stockOf(db: Db | Tx): Promise<StockRow[]> {
  return db.selectFrom("reward_stock").select(["item_id", "variant", "stock", "taken"]).execute()
}
