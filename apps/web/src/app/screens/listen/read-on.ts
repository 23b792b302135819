import { createStore } from "../../../platform/create-store.ts"

/** The tile that is read aloud as soon as it opens, because the one before it was and its listener wants to keep going. */
export const readOn = createStore<string | null>(null)
