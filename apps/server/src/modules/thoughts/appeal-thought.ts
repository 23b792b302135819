import { AppError } from "@confetti/contract/app-error"
import { appealThought } from "@confetti/contract/thoughts"
import { nextReview } from "@confetti/domain/thoughts/thought-review"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { followThought } from "../uploads/follow-thought.ts"
import { mustBeOn } from "./access.ts"
import { addDecision } from "./decisions-store.ts"
import { lockOwnThought } from "./own-thought.ts"
import { changeThought } from "./store.ts"
import { viewOwn } from "./view-own.ts"
import { lockWriter, personFacts } from "./writers-store.ts"

/** Appeals a removal, once. Suspended people may appeal too. */
export const appealThoughtCallable = writeCallable(appealThought, async (tx, { thoughtId, text }, context) => {
  const { userId } = context.caller
  mustBeOn(context)
  const { now } = context
  await lockWriter(tx, userId)
  const { row, isMarked: is_marked } = await lockOwnThought(tx, thoughtId, userId)
  if (row.appealed_at !== null) throw new AppError("thought/appealed")
  const state = nextReview(row.state, "appeal")
  if (state === null) throw new AppError("thought/not-appealable")
  const change = { state, causes: ["appeal"], appeal: text, appealed_at: new Date(now), revision: row.revision + 1 }
  const after = await changeThought(tx, row, change)
  await followThought(tx, { thoughtId, step: "appeal", reason: null, now })
  await addDecision(tx, { user_id: userId, thought_id: thoughtId, step: "appeal", editor_id: null, reason: text }, now)
  const name = (await personFacts(tx, userId))?.name ?? ""
  return viewOwn(tx, { ...after, name, is_marked }, now)
})
