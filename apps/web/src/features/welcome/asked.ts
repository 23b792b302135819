import { readStored, writeStored } from "../../platform/storage.ts"
import { question } from "./question.ts"

const key = "cf_asked"

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
