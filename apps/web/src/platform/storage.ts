import type { KeyIn } from "./device-keys.ts"

type Key = KeyIn<"local">

/** What the browser refuses to keep, as a private window may, lasts as long as the page. */
export const unkept = new Map<string, string>()

/**
 * What is kept on this device, as JSON under one key of `device-keys.ts`. Reading never throws: another version of the app may have
 * written something else.
 */
export function readStored<Value>(key: Key, isValid: (value: unknown) => value is Value): Value | null {
  try {
    return parseStored(readText(key), isValid)
  } catch {
    return null
  }
}

/** True when it was kept. */
export function writeStored(key: Key, value: unknown): boolean {
  return writeText(key, JSON.stringify(value))
}

/** A plain text, without quotation marks. Throws where storage is refused. */
export function readText(key: Key): string | null {
  return unkept.get(key) ?? localStorage.getItem(key)
}

/** True when it was kept. */
export function writeText(key: Key, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return unkept.delete(key) || true
  } catch {
    unkept.set(key, text)
    return false
  }
}

export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string")
}

/** A kept text as a value; null where it is none, or none of this kind. Throws where it is no JSON. */
export function parseStored<Value>(text: string | null, isValid: (value: unknown) => value is Value): Value | null {
  const value: unknown = JSON.parse(text ?? "null")
  return isValid(value) ? value : null
}

/** True unless storage is refused. */
export function removeStored(key: KeyIn<"local">): boolean {
  unkept.delete(key)
  try {
    localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** What may be an object, to be looked at field by field. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}
