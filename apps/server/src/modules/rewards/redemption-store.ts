import { type ItemKind, isPerk } from "@confetti/domain/rewards/item-kind"
import { firstState } from "@confetti/domain/rewards/redemption"
import { type Selectable, sql } from "kysely"
import type { Db, Tx } from "../../platform/db/open-database.ts"
import type { Database } from "../../platform/db/schema.ts"

export type RedemptionRow = Selectable<Database["redemptions"]>

export type FailedParcelRow = Pick<Selectable<Database["failed_parcels"]>, "number" | "fate" | "remedy"> & {
  resolved_at: string
}

export type ShownRedemption = RedemptionRow & { item_document: string | null; failed_parcels: FailedParcelRow[] }

export type ItemRow = Pick<Selectable<Database["reward_items"]>, "id" | "status" | "cost" | "document">

export async function lockItem(tx: Tx, itemId: string): Promise<ItemRow | undefined> {
  return tx
    .selectFrom("reward_items")
    .select(["id", "status", "cost", "document"])
    .where("id", "=", itemId)
    .where("removed_at", "is", null)
    .forShare()
    .executeTakeFirst()
}

/** Remaining pieces, locked until the transaction ends. Undefined for an unknown variant. */
export async function lockUnits(tx: Tx, itemId: string, variant: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom("reward_stock")
    .select(["stock", "taken"])
    .where("item_id", "=", itemId)
    .where("variant", "=", variant)
    .forUpdate()
    .executeTakeFirst()
  return row && row.stock - row.taken
}

/** Takes a piece; -1 returns one. The database refuses more than there are. */
export async function takePieces(tx: Tx, itemId: string, variant: string, pieces: 1 | -1): Promise<void> {
  await tx
    .updateTable("reward_stock")
    .set(({ eb }) => ({ taken: eb("taken", "+", pieces) }))
    .where("item_id", "=", itemId)
    .where("variant", "=", variant)
    .execute()
}

export async function addRedemption(
  tx: Tx,
  row: Pick<
    RedemptionRow,
    "user_id" | "redemption_id" | "item_id" | "variant" | "title" | "variant_name" | "cost" | "address" | "held_at"
  > &
    Partial<Pick<RedemptionRow, "review" | "address_mark" | "mailbox_mark" | "networks">> & { kind: ItemKind },
): Promise<void> {
  const unlocked_at = isPerk(row.kind) ? row.held_at : null
  await tx
    .insertInto("redemptions")
    .values({ ...row, state: firstState(row.kind), unlocked_at })
    .execute()
}

export const shownRedemptions = (db: Db) =>
  db
    .selectFrom("redemptions")
    .leftJoin("reward_items", "reward_items.id", "redemptions.item_id")
    .selectAll("redemptions")
    .select([
      "reward_items.document as item_document",
      sql<FailedParcelRow[]>`(
        select coalesce(json_agg(json_build_object('number', number, 'fate', fate, 'remedy', remedy,
          'resolved_at', resolved_at) order by number), '[]')
        from failed_parcels f
        where f.user_id = redemptions.user_id and f.redemption_id = redemptions.redemption_id)`.as("failed_parcels"),
    ])

export function redemptionsOf(db: Db, userId: string): Promise<ShownRedemption[]> {
  return newestRedemptions(db, userId).execute()
}

export function redemptionsBehind(
  db: Db,
  userId: string,
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
): Promise<ShownRedemption[]> {
  const redemptions = newestRedemptions(db, userId).limit(limit)
  if (after === null) return redemptions.execute()
  return redemptions.where(sql<boolean>`(held_at, redemption_id) < (${after.at}, ${after.id})`).execute()
}

const newestRedemptions = (db: Db, userId: string) =>
  shownRedemptions(db).where("user_id", "=", userId).orderBy("held_at", "desc").orderBy("redemption_id", "desc")

export function findRedemption(db: Db, userId: string, redemptionId: string): Promise<ShownRedemption | undefined> {
  return shownRedemptions(db).where("user_id", "=", userId).where("redemption_id", "=", redemptionId).executeTakeFirst()
}

export function lockRedemption(tx: Tx, userId: string, redemptionId: string): Promise<RedemptionRow | undefined> {
  return tx
    .selectFrom("redemptions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("redemption_id", "=", redemptionId)
    .forUpdate()
    .executeTakeFirst()
}

export async function ownerOf(db: Db, redemptionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("redemptions")
    .select("user_id")
    .where("redemption_id", "=", redemptionId)
    .executeTakeFirst()
  return row?.user_id
}

export async function putRedemption(tx: Tx, { user_id, redemption_id, ...row }: RedemptionRow): Promise<void> {
  await tx
    .updateTable("redemptions")
    .set(row)
    .where("user_id", "=", user_id)
    .where("redemption_id", "=", redemption_id)
    .execute()
}

export async function emailOf(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom("users").select("email").where("user_id", "=", userId).executeTakeFirst()
  return row?.email ?? null
}

export async function deleteAddresses(db: Db, sentBefore: Date): Promise<void> {
  await db
    .updateTable("redemptions")
    .set({ address: null })
    .where("shipped_at", "<", sentBefore)
    .where("address", "is not", null)
    .execute()
}

/** Deletes a person's orders; shipped ones stay counted without a name. None may be open. */
export async function eraseRedemptions(tx: Tx, userId: string): Promise<void> {
  await sql`
    update reward_stock set taken_by_erased = taken_by_erased + sent.pieces
    from (select item_id, variant, count(*)::int as pieces from redemptions
      where user_id = ${userId} and state in ('shipped', 'delivered') group by item_id, variant) sent
    where reward_stock.item_id = sent.item_id and reward_stock.variant = sent.variant`.execute(tx)
  await tx.deleteFrom("redemptions").where("user_id", "=", userId).execute()
}
