import { AppError } from "@confetti/contract/app-error"
import { listMovements } from "@confetti/contract/shop-items"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { movementsOf } from "./movements-store.ts"
import { findItem, readStock } from "./studio-items-store.ts"

export const listMovementsCallable = readCallable(listMovements, async (asked, context) => {
  const { db } = context
  const { itemId, variant, before, limit } = asked
  if (!(await findItem(db, itemId))) throw new AppError("reward/not-found")
  if (!(await readStock(db, [itemId])).some((row) => row.variant === variant))
    throw new AppError("reward/unknown-variant")
  const found = await movementsOf(db, { itemId, variant, before, limit: limit + 1 })
  const page = found.slice(0, limit)
  return {
    movements: page.map(({ number, kind, pieces, note, at, email }) => {
      return { number, kind, pieces, note, at: at.toISOString(), by: email }
    }),
    next: found.length > limit ? (page.at(-1)?.number ?? null) : null,
  }
})
