import type { RedemptionState } from "@confetti/domain/rewards/redemption"
import { sql } from "kysely"
import type { Db } from "../../../platform/db/open-database.ts"
import { type ShownRedemption, shownRedemptions } from "../redemption-store.ts"

export type OrdersSearch = {
  states: readonly RedemptionState[]
  /** Empty for all. */
  search: string
  latestFirst: boolean
  after: { at: Date; id: string } | null
  limit: number
}

export type FoundOrder = ShownRedemption & { email: string | null }

export async function searchOrders(db: Db, asked: OrdersSearch): Promise<FoundOrder[]> {
  const { states, search, latestFirst, after, limit } = asked
  if (states.length === 0) return []
  let orders = shownRedemptions(db)
    .innerJoin("users", "users.user_id", "redemptions.user_id")
    .select("users.email")
    .where("redemptions.state", "in", [...states])
  if (search !== "") {
    const part = (column: string) =>
      sql<boolean>`strpos(lower(coalesce(${sql.ref(column)}, '')), ${search.toLowerCase()}) > 0`
    orders = orders.where((each) =>
      each.or([
        part("users.email"),
        part("redemptions.title"),
        part("redemptions.tracking"),
        part("redemptions.redemption_id"),
      ]),
    )
  }
  if (after) {
    const place = sql`(redemptions.held_at, redemptions.redemption_id)`
    const last = sql`(${after.at}, ${after.id})`
    orders = orders.where(latestFirst ? sql<boolean>`${place} < ${last}` : sql<boolean>`${place} > ${last}`)
  }
  const direction = latestFirst ? "desc" : "asc"
  return orders
    .orderBy("redemptions.held_at", direction)
    .orderBy("redemptions.redemption_id", direction)
    .limit(limit)
    .execute()
}
