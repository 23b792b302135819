import { createStore } from "../../../platform/create-store.ts"
import { scoped } from "../../../platform/session-scope.ts"

/** The tile to read aloud as soon as it opens, continuing from the previous one. */
export const readOnOf = scoped(() => createStore<string | null>(null))
