import type { CardOf } from "@confetti/contract/feed-item"
import { createStore } from "../../platform/create-store.ts"
import { scoped, type SessionScope } from "../../platform/session-scope.ts"
import { readStored, writeStored } from "../../platform/storage.ts"

const key = "cf_asked"

/**
 * The home feed's question: to a guest what should come next, to a reader about an earlier tile. Null before it is ready, and once seen.
 */
export const questionOf = scoped(() => createStore<CardOf<"next_three" | "recall"> | null>(null))

export function wasAsked(): boolean {
  return readStored(key, isTrue) === true
}

export function markAsked(scope: SessionScope): void {
  writeStored(key, true)
  questionOf(scope).set(null)
}

function isTrue(value: unknown): value is true {
  return value === true
}
