import type { KeyIn } from "./device-keys.ts"
import { parseStored } from "./storage.ts"

/** What is kept as long as the tab lives, as JSON. Reading never throws. */
export function readInTab<Value>(key: KeyIn<"session">, isValid: (value: unknown) => value is Value): Value | null {
  try {
    return parseStored(sessionStorage.getItem(key), isValid)
  } catch {
    return null
  }
}

/** `null` removes it. */
export function writeInTab(key: KeyIn<"session">, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // It lasts as long as the page.
  }
}
