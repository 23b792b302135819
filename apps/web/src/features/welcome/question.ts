import type { CardOf } from "@confetti/contract/feed-item"
import { createStore } from "../../platform/create-store.ts"
import { readStored, writeStored } from "../../platform/storage.ts"

const key = "cf_asked"

/**
 * What whoever is here is asked in the home feed: a stranger what should come next, a reader about a tile of an earlier day. Null before it
 * has come, and once they have seen it.
 */
export const question = createStore<CardOf<"next_three" | "recall"> | null>(null)

/** Whether whoever holds this device was asked before what should come next. */
export function wasAsked(): boolean {
  return readStored(key, isTrue) === true
}

/** They see the question: it stays where they see it, and is asked nowhere any more. */
export function markAsked(): void {
  writeStored(key, true)
  question.set(null)
}

function isTrue(value: unknown): value is true {
  return value === true
}
