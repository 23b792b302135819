import { markTutorials } from "@confetti/contract/tutorials"
import { writeCallable } from "../../platform/callables/define-callable.ts"
import { keepSeen, knownTutorials, tutorialsSeenBy } from "./store.ts"

/** Records tutorials as seen and returns all that were. Repeating it changes nothing. */
export const markTutorialsCallable = writeCallable(markTutorials, async (tx, { tutorials }, context) => {
  const { userId } = context.caller
  // Sorted to avoid deadlocks between two devices.
  await keepSeen(tx, userId, [...new Set(tutorials)].toSorted(), new Date(context.now))
  return { seen: knownTutorials(await tutorialsSeenBy(tx, userId)).map(({ tutorial }) => tutorial) }
})
