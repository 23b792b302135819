import { type Selectable, sql } from "kysely"
import type { ShopItem } from "../../../platform/content/shop-item.ts"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import type { Database } from "../../../platform/db/schema.ts"

export type ItemRow = Selectable<Database["reward_items"]>
export type StockRow = { item_id: string; variant: string; stock: number; taken: number; open: number }

export function searchItems(
  db: Db,
  { after, limit }: { after: { position: number; id: string } | null; limit: number },
): Promise<ItemRow[]> {
  let items = db.selectFrom("reward_items").selectAll()
  if (after) items = items.where(sql<boolean>`(position, id) > (${after.position}::int, ${after.id}::text)`)
  return items.orderBy("position").orderBy("id").limit(limit).execute()
}

export function findItem(db: Db, itemId: string): Promise<ItemRow | undefined> {
  return db.selectFrom("reward_items").selectAll().where("id", "=", itemId).executeTakeFirst()
}

export function lockItemForChange(tx: Tx, itemId: string): Promise<ItemRow | undefined> {
  return tx.selectFrom("reward_items").selectAll().where("id", "=", itemId).forUpdate().executeTakeFirst()
}

export async function readStock(db: Db, itemIds: readonly string[]): Promise<StockRow[]> {
  if (itemIds.length === 0) return []
  const { rows } = await sql<StockRow>`
    select s.item_id, s.variant, s.stock, s.taken, coalesce(o.open, 0)::int as open
    from reward_stock s
    left join (
      select item_id, variant, count(*) as open from redemptions where state in ('held', 'confirmed', 'packed')
      group by item_id, variant
    ) o using (item_id, variant)
    where s.item_id in (${sql.join([...itemIds])})`.execute(db)
  return rows
}

export async function sizeOfShop(tx: Tx): Promise<{ items: number; position: number }> {
  const { rows } = await sql<{ items: number; position: number }>`
    select count(*)::int as items, (coalesce(max(position), -1) + 1)::int as position from reward_items`.execute(tx)
  return rows[0] ?? { items: 0, position: 0 }
}

export async function documentsInShop(tx: Tx): Promise<{ id: string; document: string }[]> {
  return tx.selectFrom("reward_items").select(["id", "document"]).where("removed_at", "is", null).execute()
}

export async function insertItem(
  tx: Tx,
  { item, position, pictureFile }: { item: ShopItem; position: number; pictureFile: string | null },
): Promise<void> {
  const { id, status, cost } = item
  await tx
    .insertInto("reward_items")
    .values({
      id,
      position,
      status,
      cost,
      content_hash: "",
      document: JSON.stringify(item),
      removed_at: null,
      origin: "studio",
      studio_status: status,
      picture_file: pictureFile,
    })
    .execute()
}

export async function updateItem(
  tx: Tx,
  itemId: string,
  change: Partial<Omit<ItemRow, "id" | "version">>,
): Promise<void> {
  await tx
    .updateTable("reward_items")
    .set(({ eb }) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", itemId)
    .execute()
}
