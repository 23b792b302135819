import { listThoughtReviews } from "@confetti/contract/thoughts"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { uploadsOfThoughts } from "../../uploads/store.ts"
import { mustBeOn } from "../access.ts"
import { caseView } from "./case-view.ts"
import { casesWaiting } from "./cases-store.ts"

const most = 100

export const listThoughtReviewsCallable = readCallable(listThoughtReviews, async (_none, context) => {
  mustBeOn(context)
  const rows = await casesWaiting(context.db, most)
  const uploads = await uploadsOfThoughts(
    context.db,
    rows.map(({ thought_id }) => thought_id),
  )
  return { cases: rows.map((row) => caseView(row, uploads.get(row.thought_id))) }
})
