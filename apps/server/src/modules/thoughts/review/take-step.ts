import { AppError } from "@confetti/contract/app-error"
import { nextReview, type ReviewState, type ReviewStep } from "@confetti/domain/thoughts/thought-review"
import type { Tx } from "../../../platform/db/open-database.ts"
import { followThought } from "../../uploads/follow-thought.ts"
import { payThought, unpayThought } from "../pay-thought.ts"
import { settleReports } from "../reports-store.ts"
import { changeThought, type ThoughtRow } from "../store.ts"
import { approvedOf, changeWriter } from "../writers-store.ts"

export async function approveThought(tx: Tx, row: ThoughtRow, now: number): Promise<void> {
  await letStand(tx, row, "approve", now)
}

export async function restoreThought(tx: Tx, row: ThoughtRow, now: number): Promise<void> {
  await letStand(tx, row, "restore", now)
}

async function letStand(tx: Tx, row: ThoughtRow, step: "approve" | "restore", now: number): Promise<void> {
  const state = mustLead(row, step)
  // A file that was not seen can't be approved.
  const isSeen = await followThought(tx, { thoughtId: row.thought_id, step, reason: null, now })
  if (!isSeen) throw new AppError("thought/wrong-step", { state: row.state, media: "on its way" })
  await settleReports(tx, row.thought_id, "in vain")
  const change = { state, causes: [], reports: 0, reason: null, revision: row.revision + 1 }
  await payThought(tx, await changeThought(tx, row, change), now)
  await changeWriter(tx, row.user_id, { approved: (await approvedOf(tx, row.user_id)) + 1 })
}

/** Removes a thought and reverses its points. Its author's next thoughts are reviewed first. */
export async function rejectThought(tx: Tx, row: ThoughtRow, reason: string, now: number): Promise<void> {
  const state = mustLead(row, "reject")
  await followThought(tx, { thoughtId: row.thought_id, step: "reject", reason, now })
  await settleReports(tx, row.thought_id, "heeded")
  const change = { state, causes: [], reports: 0, reason, revision: row.revision + 1 }
  await unpayThought(tx, await changeThought(tx, row, change), now)
  await changeWriter(tx, row.user_id, { approved: 0 })
}

function mustLead(row: ThoughtRow, step: ReviewStep): ReviewState {
  const next = nextReview(row.state, step)
  if (next === null) throw new AppError("thought/wrong-step", { state: row.state })
  return next
}
