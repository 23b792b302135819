import { createStore } from "../../../platform/create-store.ts"
import { scoped } from "../../../platform/session-scope.ts"

/** The tile that is read aloud as soon as it opens, because the one before it was and its listener wants to keep going. */
export const readOnOf = scoped(() => createStore<string | null>(null))
