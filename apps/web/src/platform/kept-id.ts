import type { KeyIn } from "./device-keys.ts"
import { randomId } from "./random-id.ts"
import { readText, writeText } from "./storage.ts"

/** A random id, made when it is first asked for and kept on this device; as long as the page where nothing can be kept. */
export function keptId(key: KeyIn<"local">): string {
  const kept = read(key)
  if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept
  const id = randomId()
  writeText(key, id)
  return id
}

function read(key: KeyIn<"local">): string | null {
  try {
    return readText(key)
  } catch {
    return null
  }
}
