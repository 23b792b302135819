import { AppError } from "@confetti/contract/app-error"
import { deleteThought } from "@confetti/contract/thoughts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { dropUploadOf } from "../uploads/follow-thought.ts"
import { mustBeOn } from "./access.ts"
import { unpayThought } from "./pay-thought.ts"
import { changeThought, lockThought } from "./store.ts"
import { lockWriter } from "./writers-store.ts"

/** Deletes one's own thought. Points of a visible one stay; others are reversed. */
export const deleteThoughtCallable = writeCallable(deleteThought, async (tx, { thoughtId }, context) => {
  const { userId } = context.caller
  mustBeOn(context)
  await lockWriter(tx, userId)
  const row = await lockThought(tx, thoughtId)
  if (!row || row.user_id !== userId) throw new AppError("thought/not-found")
  if (row.deleted_at !== null) return { isDeleted: true as const }
  const left = row.state === "approved" ? row : await unpayThought(tx, row, context.now)
  await changeThought(tx, left, {
    body: "",
    sameness: "",
    appeal: null,
    deleted_at: new Date(context.now),
    revision: row.revision + 1,
  })
  await dropUploadOf(tx, thoughtId, context.now)
  return { isDeleted: true as const }
})
