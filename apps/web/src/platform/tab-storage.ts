import type { KeyIn } from "./device-keys.ts"
import { parseStored } from "./storage.ts"
import { createTextStore } from "./text-store.ts"

type Key = KeyIn<"session">

/** Session storage as JSON. Never throws (see `text-store.ts`). */
const store = createTextStore(() => sessionStorage)

export function readInTab<Value>(key: Key, isValid: (value: unknown) => value is Value): Value | null {
  return parseStored(store.read(key), isValid)
}

/** `null` removes it. */
export function writeInTab(key: Key, value: unknown): void {
  if (value === null) store.remove(key)
  else store.write(key, JSON.stringify(value))
}

export function keysInTab(): string[] {
  return store.keys()
}
