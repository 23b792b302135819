import { scoped } from "./session-scope.ts"
import { storedSet } from "./stored-set.ts"

export const tutorialsKey = "cf_tutorials_seen"

/** Tutorials shown on this device. A replay empties it. */
export const tutorialsSeenOf = scoped((scope) => storedSet(tutorialsKey, scope))
