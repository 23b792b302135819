import { useSyncExternalStore } from "react"
import type { KeyIn } from "./device-keys.ts"
import { createTextStore } from "./text-store.ts"

type Key = KeyIn<"local">

/** What is kept on this device, under the keys of `device-keys.ts`. Nothing here throws (see `text-store.ts`). */
const store = createTextStore(() => localStorage)

/** What is kept as JSON; null where it is none of this kind: another version of the app may have written something else. */
export function readStored<Value>(key: Key, isValid: (value: unknown) => value is Value): Value | null {
  return parseStored(store.read(key), isValid)
}

export function writeStored(key: Key, value: unknown): boolean {
  return store.write(key, JSON.stringify(value))
}

export function readText(key: Key): string | null {
  return store.read(key)
}

export function writeText(key: Key, text: string): boolean {
  return store.write(key, text)
}

export function removeStored(key: Key): boolean {
  return store.remove(key)
}

/**
 * A part of what is kept, followed through every change, in other tabs too. `read` gives the same as long as nothing changed; `first` is
 * what the server renders, which does not know this device.
 */
export function useStored<Value>(read: () => Value, first: Value): Value {
  return useSyncExternalStore(onStored, read, () => first)
}

function onStored(listener: () => void): () => void {
  const off = store.on(listener)
  addEventListener("storage", listener)
  return () => {
    off()
    removeEventListener("storage", listener)
  }
}

export function storedKeys(): string[] {
  return store.keys()
}

/** False where the browser refuses storage: nothing is known then of what an earlier visit chose. */
export function isStorageReadable(): boolean {
  return store.isReadable()
}

export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string")
}

export function parseStored<Value>(text: string | null, isValid: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? "null")
    return isValid(value) ? value : null
  } catch {
    return null
  }
}

/** What may be an object, to be looked at field by field. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}
