import type { CardOf } from "@confetti/contract/feed-item"
import { createStore } from "../../platform/create-store.ts"

/**
 * What whoever is here is asked in the home feed: a stranger what should come next, a reader about a tile of an earlier day. Null before it
 * has come, and once they have seen it.
 */
export const question = createStore<CardOf<"next_three" | "recall"> | null>(null)
