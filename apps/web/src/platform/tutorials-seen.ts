import { scoped } from "./session-scope.ts"
import { storedSet } from "./stored-set.ts"

export const tutorialsKey = "cf_tutorials_seen"

/** The tutorials already shown on this device. Empty is what a replay leaves. */
export const tutorialsSeenOf = scoped((scope) => storedSet(tutorialsKey, scope))
