import { replayTutorials } from "@confetti/contract/tutorials"
import { requireUser } from "../../platform/auth/require-user.ts"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { eraseSeen } from "./store.ts"

export const replayTutorialsCallable = writeCallable(replayTutorials, async (tx, _nothing, context) => {
  const { userId } = requireUser(context)
  await eraseSeen(tx, userId)
  return { seen: [] }
})
