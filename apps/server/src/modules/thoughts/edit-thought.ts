import { AppError } from "@confetti/contract/app-error"
import { editThought } from "@confetti/contract/thoughts"
import { samenessOf } from "@confetti/domain/thoughts/screen-words"
import { canEdit } from "@confetti/domain/thoughts/thought-review"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { followThought } from "../uploads/follow-thought.ts"
import { mustMayWrite, mustNotBeSuspended } from "./access.ts"
import { checkedText } from "./checked-text.ts"
import { lockOwnThought } from "./own-thought.ts"
import { screenThought } from "./screen-thought.ts"
import { changeThought } from "./store.ts"
import { viewOwn } from "./view-own.ts"
import { lockWriter } from "./writers-store.ts"

/** Edits one's own thought, which is screened again; one in review stays there. */
export const editThoughtCallable = writeCallable(editThought, async (tx, { thoughtId, ...given }, context) => {
  const { userId } = context.caller
  const { now } = context
  const person = await mustMayWrite(tx, userId, context)
  const text = checkedText(given.text)
  const writer = await lockWriter(tx, userId)
  const { isMarked: is_marked, row } = await lockOwnThought(tx, thoughtId, userId)
  const shown = { name: person.name, is_marked }
  mustNotBeSuspended(writer, now)
  if (row.body === text) return viewOwn(tx, { ...row, ...shown }, now)
  if (!canEdit(row.state, row.created_at.getTime(), now)) throw new AppError("thought/too-late")
  const found = await screenThought(tx, { thoughtId, text, writer, person, written: [] }, context)
  const causes = [...new Set([...row.causes, ...found])]
  const after = await changeThought(tx, row, {
    body: text,
    sameness: samenessOf(text),
    edited_at: new Date(now),
    state: causes.length > 0 ? "needsReview" : row.state,
    causes,
    revision: row.revision + 1,
  })
  if (row.state === "approved" && after.state === "needsReview")
    await followThought(tx, { thoughtId, step: "hold", reason: null, now })
  return viewOwn(tx, { ...after, ...shown }, now)
})
