import type { KeyIn } from "./device-keys.ts"
import { readText, writeText } from "./storage.ts"

/** A random id stored on this device; without storage it lasts as long as the page. */
export function keptId(key: KeyIn<"local">): string {
  const kept = peekId(key)
  if (kept !== null) return kept
  const id = randomId()
  writeText(key, id)
  return id
}

export function peekId(key: KeyIn<"local">): string | null {
  const kept = readText(key)
  return kept !== null && /^[0-9a-f]{32}$/.test(kept) ? kept : null
}

/** 32 hexadecimal digits; `crypto.randomUUID` needs HTTPS. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** A UUID of version 4 in lower case. */
export function randomUuid(): string {
  const digits = randomId()
  const variant = "89ab"[Number.parseInt(digits.charAt(16), 16) % 4]
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`
}
