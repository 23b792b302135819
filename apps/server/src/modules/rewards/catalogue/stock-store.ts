import type { Db, Tx } from "../../../platform/db/open-database.ts"
import type { StockRow } from "./item-view.ts"

/** The stock of every variant there ever was. */
export function stockOf(db: Db | Tx): Promise<StockRow[]> {
  return db.selectFrom("reward_stock").select(["item_id", "variant", "stock", "taken"]).execute()
}
