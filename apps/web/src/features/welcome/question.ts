import type { CardOf } from "@confetti/contract/feed-item"
import { createStore } from "../../platform/create-store.ts"

/** What a stranger is asked in the feed; null before it has come, and once they have been asked. */
export const question = createStore<CardOf<"next_three"> | null>(null)
