import { listErrorCauses } from "@confetti/contract/error-causes"
import { readCallable } from "../../platform/callables/define-callable.ts"
import { causeView } from "./cause-view.ts"
import { countOpenCauses, searchCauses } from "./causes-store.ts"

export const listErrorCausesCallable = readCallable(listErrorCauses, async ({ before, limit, ...asked }, context) => {
  // An extra row tells whether there are more pages.
  const after = before === undefined ? null : placeOf(before)
  const found = await searchCauses(context.db, { ...asked, after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    causes: rows.map(causeView),
    next: found.length > limit && last ? `${last.last_seen_at.getTime()}_${last.cause_id}` : null,
    open: await countOpenCauses(context.db),
  }
})

function placeOf(cursor: string): { at: Date; id: string } {
  const end = cursor.indexOf("_")
  return { at: new Date(Number(cursor.slice(0, end))), id: cursor.slice(end + 1) }
}
