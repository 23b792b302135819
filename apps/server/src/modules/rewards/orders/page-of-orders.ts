import type { Db } from "../../../platform/db/open-database.ts"
import type { RedemptionRow } from "../redemption-store.ts"
import { type FoundOrder, type OrdersSearch, searchOrders } from "./orders-store.ts"

export async function pageOfOrders(
  db: Db,
  { after, limit, ...asked }: Omit<OrdersSearch, "after"> & { after: string | undefined },
): Promise<{ rows: FoundOrder[]; next: string | null }> {
  const found = await searchOrders(db, {
    ...asked,
    after: after === undefined ? null : placeOf(after),
    limit: limit + 1,
  })
  return toPage(found, limit)
}

/** The first `limit` rows and the next cursor, from one row more than `limit`. */
export function toPage<Row extends Pick<RedemptionRow, "held_at" | "redemption_id">>(
  found: readonly Row[],
  limit: number,
): { rows: Row[]; next: string | null } {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last ? `${last.held_at.getTime()}_${last.redemption_id}` : null }
}

export function placeOf(cursor: string): { at: Date; id: string } {
  const end = cursor.indexOf("_")
  return { at: new Date(Number(cursor.slice(0, end))), id: cursor.slice(end + 1) }
}
