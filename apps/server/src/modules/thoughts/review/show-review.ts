import { AppError } from "@confetti/contract/app-error"
import { showThoughtReview } from "@confetti/contract/thoughts"
import { readCallable } from "../../../platform/callables/define-callable.ts"
import { uploadsOfThoughts } from "../../uploads/store.ts"
import { mustBeOn } from "../access.ts"
import { decisionsAbout } from "../decisions-store.ts"
import { reportsOf } from "../reports-store.ts"
import { caseView } from "./case-view.ts"
import { findCase, historyOf } from "./cases-store.ts"

const mostHistory = 20

/** All that is needed to decide about a thought, without the reporters' names. */
export const showThoughtReviewCallable = readCallable(showThoughtReview, async ({ thoughtId }, context) => {
  mustBeOn(context)
  const { db } = context
  const row = await findCase(db, thoughtId)
  if (!row) throw new AppError("thought/not-found")
  const history = await historyOf(db, row.user_id, mostHistory)
  return {
    case: caseView(row, (await uploadsOfThoughts(db, [thoughtId])).get(thoughtId)),
    reports: (await reportsOf(db, thoughtId)).map(({ reason, body, counts, reported_at }) => {
      return { reason, text: body, counts, at: reported_at.toISOString() }
    }),
    log: (await decisionsAbout(db, thoughtId)).map(({ step, editor_id, reason, decided_at }) => {
      return { step, by: editor_id, reason, at: decided_at.toISOString() }
    }),
    history: history
      .filter(({ thought_id }) => thought_id !== thoughtId)
      .map(({ thought_id, body, state, created_at }) => {
        return { id: thought_id, text: body, state, at: created_at.toISOString() }
      }),
  }
})
