import { listHidden } from "@confetti/contract/thoughts"
import type { z } from "zod"
import { readCallable } from "../../platform/callables/define-callable.ts"
import type { Db } from "../../platform/db/open-database.ts"
import { mustBeOn } from "./access.ts"
import { hiddenBy } from "./hides-store.ts"

export async function hiddenPeople(db: Db, userId: string): Promise<z.input<typeof listHidden.output>> {
  const rows = await hiddenBy(db, userId)
  return { people: rows.map(({ hide_id, name, hidden_at }) => ({ id: hide_id, name, since: hidden_at.toISOString() })) }
}

export const listHiddenCallable = readCallable(listHidden, async (_none, context) => {
  const { userId } = context.caller
  mustBeOn(context)
  return hiddenPeople(context.db, userId)
})
