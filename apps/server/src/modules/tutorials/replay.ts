import { replayTutorials } from "@confetti/contract/tutorials"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { eraseSeen } from "./store.ts"

export const replayTutorialsCallable = writeCallable(replayTutorials, async (tx, _nothing, context) => {
  const { userId } = context.caller
  await eraseSeen(tx, userId)
  return { seen: [] }
})
