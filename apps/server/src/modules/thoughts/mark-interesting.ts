import { markInteresting } from "@confetti/contract/thoughts"
import { interestingRank } from "@confetti/domain/thoughts/interesting-score"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { mustBeOn } from "./access.ts"
import { addMark } from "./marks-store.ts"
import { lockOthersThought } from "./others-thought.ts"
import { changeThought } from "./store.ts"

export const markInterestingCallable = writeCallable(markInteresting, async (tx, { thoughtId }, context) => {
  const { userId } = context.caller
  mustBeOn(context)
  const row = await lockOthersThought(tx, thoughtId, userId, context)
  if (!(await addMark(tx, { userId, thoughtId }, new Date(context.now)))) return { isMarked: true, marks: row.marks }
  const marks = row.marks + 1
  await changeThought(tx, row, { marks, rank: interestingRank(marks, row.created_at.getTime()) })
  return { isMarked: true, marks }
})
