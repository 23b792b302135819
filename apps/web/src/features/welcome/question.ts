import type { CardOf } from "@confetti/contract/feed-item"
import { createStore } from "../../platform/create-store.ts"
import { scoped, type SessionScope } from "../../platform/session-scope.ts"
import { readStored, writeStored } from "../../platform/storage.ts"

const key = "cf_asked"

/**
 * What whoever is here is asked in the home feed: a stranger what should come next, a reader about a tile of an earlier day. Null before it
 * has come, and once they have seen it.
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
