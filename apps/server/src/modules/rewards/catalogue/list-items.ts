import { listItems } from "@confetti/contract/rewards"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { itemView } from "./item-view.ts"
import { stockOf } from "./items-store.ts"
import { shopNow } from "./status-here.ts"

/** The shop, for everybody: what there is, what it costs and how many are left. */
export const listItemsCallable = readCallable(listItems, async (_, context) => {
  const { content, db, now } = context
  const { items, countries } = content.current()
  const stock = items.length === 0 ? [] : await stockOf(db)
  const shop = shopNow(context, now)
  return { items: items.map((item) => itemView(item, stock, shop)), countries: [...countries] }
})
