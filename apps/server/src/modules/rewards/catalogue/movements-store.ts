import type { StockMovementKind } from "@confetti/domain/rewards/stock"
import { type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../../platform/db/open-database.ts"
import type { Database } from "../../../platform/db/schema.ts"

export type StockMovement = {
  itemId: string
  variant: string
  kind: StockMovementKind
  /** Negative for removals. */
  pieces: number
  note?: string
  /** Null for an import and the operator. */
  userId: string | null
  at: Date
}

/** Records a movement and the remaining stock, locking it. The database refuses to take promised pieces. */
export async function moveStock(tx: Tx, movement: StockMovement): Promise<void> {
  const { itemId, variant, kind, pieces, note = "", userId, at } = movement
  await tx
    .updateTable("reward_stock")
    .set(({ eb }) => ({ stock: eb("stock", "+", pieces) }))
    .where("item_id", "=", itemId)
    .where("variant", "=", variant)
    .execute()
  await sql`insert into stock_movements (item_id, variant, number, kind, pieces, note, user_id, at)
    select ${itemId}, ${variant}, coalesce(max(number), 0) + 1, ${kind}, ${pieces}, ${note}, ${userId}, ${at}
    from stock_movements where item_id = ${itemId} and variant = ${variant}`.execute(tx)
}

/** Sets the initial stock of new variants. */
export async function openStock(
  tx: Tx,
  itemId: string,
  variants: readonly { variant: string; pieces: number }[],
  at: Date,
): Promise<void> {
  for (const { variant, pieces } of variants) {
    const opened = await tx
      .insertInto("reward_stock")
      .values({ item_id: itemId, variant, stock: 0 })
      .onConflict((conflict) => conflict.columns(["item_id", "variant"]).doNothing())
      .returning("item_id")
      .executeTakeFirst()
    if (opened && pieces > 0) await moveStock(tx, { itemId, variant, kind: "opening", pieces, userId: null, at })
  }
}

export type MovementRow = Selectable<Database["stock_movements"]> & { email: string | null }

export function movementsOf(
  db: Db,
  { itemId, variant, before, limit }: { itemId: string; variant: string; before: number | undefined; limit: number },
): Promise<MovementRow[]> {
  let movements = db
    .selectFrom("stock_movements")
    .leftJoin("users", "users.user_id", "stock_movements.user_id")
    .selectAll("stock_movements")
    .select("users.email")
    .where("item_id", "=", itemId)
    .where("variant", "=", variant)
  if (before !== undefined) movements = movements.where("number", "<", before)
  return movements.orderBy("number", "desc").limit(limit).execute()
}

export function movementsBy(db: Db, userId: string): Promise<Selectable<Database["stock_movements"]>[]> {
  return db.selectFrom("stock_movements").selectAll().where("user_id", "=", userId).orderBy("at").execute()
}

/** Keeps movements without the person's name. */
export async function forgetMover(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable("stock_movements").set({ user_id: null }).where("user_id", "=", userId).execute()
}

/** Merges all but the latest movements of each variant into one with their sum. */
export async function carryMovements(tx: Tx, kept: number): Promise<void> {
  await sql`select set_config('confetti.carrying', 'stock', true)`.execute(tx)
  await sql`
    with numbered as (
      select item_id, variant, number, pieces, at, row_number() over (partition by item_id, variant order by number desc) as age
      from stock_movements
    ), gone as (
      delete from stock_movements s using numbered n
      where s.item_id = n.item_id and s.variant = n.variant and s.number = n.number and n.age >= ${kept}
        and exists (select from numbered o where o.item_id = n.item_id and o.variant = n.variant and o.age > ${kept})
      returning s.item_id, s.variant, s.number, s.pieces, s.at
    )
    insert into stock_movements (item_id, variant, number, kind, pieces, at)
    select item_id, variant, max(number), 'carried', sum(pieces)::int, max(at) from gone group by item_id, variant`.execute(
    tx,
  )
}
