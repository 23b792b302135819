import { useSyncExternalStore } from "react"
import type { KeyIn } from "./device-keys.ts"
import { createTextStore } from "./text-store.ts"

type Key = KeyIn<"local">

/** Local storage with the keys of `device-keys.ts`. Never throws (see `text-store.ts`). */
const store = createTextStore(() => localStorage)

/** A stored JSON value; null if invalid, as another version may have written it. */
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

/** Part of the stored values, updated with every change, also in other tabs. `read` must be stable; `first` is rendered by the server. */
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

/** False if the browser refuses storage: earlier choices are unknown. */
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

/** An unknown value as an object, to be checked field by field. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}
