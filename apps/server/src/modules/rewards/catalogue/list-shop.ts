import { listShop } from "@confetti/contract/shop-items"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { studioItemView } from "./studio-item-view.ts"
import { readStock, searchItems } from "./studio-items-store.ts"

export const listShopCallable = readCallable(listShop, async (asked, context) => {
  const { config, db } = context
  const after = "after" in asked && asked.after !== undefined ? placeOf(asked.after) : null
  // An extra row tells whether there are more pages.
  const found = await searchItems(db, { after, limit: asked.limit + 1 })
  const rows = found.slice(0, asked.limit)
  const stock = await readStock(
    db,
    rows.map(({ id }) => id),
  )
  const last = rows.at(-1)
  return {
    items: rows.map((row) => studioItemView(row, stock, config)),
    next: found.length > asked.limit && last ? `${last.position}_${last.id}` : null,
  }
})

function placeOf(cursor: string): { position: number; id: string } {
  const end = cursor.indexOf("_")
  return { position: Number(cursor.slice(0, end)), id: cursor.slice(end + 1) }
}
