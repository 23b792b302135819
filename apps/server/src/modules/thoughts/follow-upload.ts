import { nextReview } from "@confetti/domain/thoughts/thought-review"
import type { Listener } from "../../platform/extension-point.ts"
import type { UploadChange } from "../uploads/upload-changed.ts"
import { addDecision } from "./decisions-store.ts"
import { changeThought, lockThought } from "./store.ts"
import { lockWriter } from "./writers-store.ts"

/** A changed photo or clip makes a new case for review, whatever was decided before; so does a file that could not be used at first. */
export const followUpload: Listener<UploadChange> = async (tx, { userId, thoughtId, change, now }) => {
  await lockWriter(tx, userId)
  const row = await lockThought(tx, thoughtId)
  if (!row || row.deleted_at !== null) return
  const revision = row.revision + 1
  const isAnew = change === "replaced" || row.state === "approved"
  const state = isAnew ? nextReview(row.state, "replace") : null
  if (state === null) {
    await changeThought(tx, row, { revision })
    return
  }
  await changeThought(tx, row, { state, revision, causes: [...new Set([...row.causes, "media"])], reason: null })
  if (state === row.state) return
  const step = { user_id: userId, thought_id: thoughtId, step: "replace", editor_id: null, reason: "another file" }
  await addDecision(tx, step, now)
}
