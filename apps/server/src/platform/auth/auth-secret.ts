import { randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Config } from "../config.ts"

/**
 * What tokens and codes are signed with. Where the operator set none, which only the emulator allows, a random one is kept
 * beside the database, so that a restart ends nobody's session.
 */
export function authSecret({ AUTH_SECRET, DATA_DIR }: Pick<Config, "AUTH_SECRET" | "DATA_DIR">): string {
  if (AUTH_SECRET !== undefined) return AUTH_SECRET
  const file = join(DATA_DIR, "auth-secret")
  try {
    return readFileSync(file, "utf8")
  } catch {
    mkdirSync(DATA_DIR, { recursive: true })
    const secret = randomBytes(32).toString("base64url")
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  }
}
