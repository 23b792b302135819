import { listItems } from "@confetti/contract/rewards"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { itemView } from "./item-view.ts"
import { stockOf } from "./items-store.ts"

export const listItemsCallable = readCallable(listItems, async (_, context) => {
  const { config, content, db } = context
  const { items, countries } = content.current()
  const stock = items.length === 0 ? [] : await stockOf(db)
  return { items: items.map((item) => itemView(item, stock, config)), countries: [...countries] }
})
