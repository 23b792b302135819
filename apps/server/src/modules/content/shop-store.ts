import type { Tx } from "../../platform/db/open-database.ts"
import type { ImportPlan } from "./import/plan-import.ts"
import type { StoredItem } from "./import/stored-content.ts"

export async function readStoredItems(tx: Tx): Promise<StoredItem[]> {
  const rows = await tx.selectFrom("reward_items").select(["id", "content_hash", "removed_at"]).execute()
  return rows.map(({ id, content_hash, removed_at }) => {
    return { id, contentHash: content_hash, isRemoved: removed_at !== null }
  })
}

export async function writeItems(tx: Tx, { items: { writes, removals } }: ImportPlan, now: Date): Promise<void> {
  if (removals.length > 0) {
    await tx.updateTable("reward_items").set({ removed_at: now }).where("id", "in", removals).execute()
  }
  for (const { prepared, position } of writes) {
    const { item, contentHash, stock } = prepared
    const { id, status, cost } = item
    const row = { position, status, cost, content_hash: contentHash, document: JSON.stringify(item), removed_at: null }
    await tx
      .insertInto("reward_items")
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute()
    // The pack gives the first number alone: from then on pieces are taken and added, and it knows of neither.
    await tx
      .insertInto("reward_stock")
      .values(stock.map(({ variant, pieces }) => ({ item_id: id, variant, stock: pieces })))
      .onConflict((conflict) => conflict.columns(["item_id", "variant"]).doNothing())
      .execute()
  }
}
