import { listEntries } from "@confetti/contract/points"
import { requireUser } from "../../platform/auth/require-user.ts"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { entryView } from "./entry-view.ts"
import { balancesOf } from "./overview-store.ts"
import { causesOf, entriesOf } from "./statement-store.ts"

/** A page of the caller's statement, the newest first. */
export const listEntriesCallable = readCallable(listEntries, async (asked, context) => {
  const { userId } = requireUser(context)
  const { db } = context
  // One more than asked for tells whether there are any behind them.
  const rows = await entriesOf(db, userId, { ...asked, limit: asked.limit + 1 })
  const page = rows.slice(0, asked.limit)
  const causes = await causesOf(db, userId, page)
  return {
    entries: page.map((row) => entryView(row, causes)),
    next: rows.length > asked.limit ? (page.at(-1)?.number ?? null) : null,
    ...(await balancesOf(db, userId)),
  }
})
