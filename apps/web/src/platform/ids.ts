import type { KeyIn } from "./device-keys.ts"
import { readText, writeText } from "./storage.ts"

/** A random id stored on this device; without storage it lasts as long as the page. */
export function deviceId(key: KeyIn<"local">): string {
  const saved = peekId(key)
  if (saved !== null) return saved
  const id = randomId()
  writeText(key, id)
  return id
}

export function peekId(key: KeyIn<"local">): string | null {
  const saved = readText(key)
  return saved !== null && /^[0-9a-f]{32}$/.test(saved) ? saved : null
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
