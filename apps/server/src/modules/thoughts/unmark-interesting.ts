import { unmarkInteresting } from "@confetti/contract/thoughts"
import { interestingRank } from "@confetti/domain/thoughts/interesting-score"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { mustBeOn } from "./access.ts"
import { removeMark } from "./marks-store.ts"
import { changeThought, lockThought } from "./store.ts"

/** Removes a mark, even from a thought that can't be read any more. */
export const unmarkInterestingCallable = writeCallable(unmarkInteresting, async (tx, { thoughtId }, context) => {
  const { userId } = context.caller
  mustBeOn(context)
  const row = await lockThought(tx, thoughtId)
  // Without a mark nothing is revealed.
  if (!(await removeMark(tx, { userId, thoughtId })) || !row) return { isMarked: false, marks: 0 }
  const marks = Math.max(0, row.marks - 1)
  await changeThought(tx, row, { marks, rank: interestingRank(marks, row.created_at.getTime()) })
  return { isMarked: false, marks }
})
