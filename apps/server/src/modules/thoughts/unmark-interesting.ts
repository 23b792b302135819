import { unmarkInteresting } from "@confetti/contract/thoughts"
import { interestingRank } from "@confetti/domain/thoughts/interesting-score"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { mustBeOn } from "./access.ts"
import { removeMark } from "./marks-store.ts"
import { changeThought, lockThought } from "./store.ts"

/** Takes a mark back, also of a thought that its person can't read any more. */
export const unmarkInterestingCallable = writeCallable(unmarkInteresting, async (tx, { thoughtId }, context) => {
  const { userId } = context.caller
  mustBeOn(context)
  const row = await lockThought(tx, thoughtId)
  // Whoever never marked it learns nothing of it.
  if (!(await removeMark(tx, { userId, thoughtId })) || !row) return { isMarked: false, marks: 0 }
  const marks = Math.max(0, row.marks - 1)
  await changeThought(tx, row, { marks, rank: interestingRank(marks, row.created_at.getTime()) })
  return { isMarked: false, marks }
})
