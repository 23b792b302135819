import { randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Config } from "../config.ts"
import { StartupError } from "../run-program.ts"
import { codeOf } from "../thrown.ts"

const shortest = 32
/** By file: used with every write. */
const known = new Map<string, string>()

/**
 * The secret that signs tokens and codes. Under the emulator it may be missing: then a random one is stored beside the database, so that
 * sessions survive a restart. Throws a StartupError if the stored one is invalid.
 */
export function authSecret({ AUTH_SECRET, DATA_DIR }: Pick<Config, "AUTH_SECRET" | "DATA_DIR">): string {
  if (AUTH_SECRET !== undefined) return AUTH_SECRET
  const file = join(DATA_DIR, "auth-secret")
  const secret = known.get(file) ?? readSecret(file) ?? makeSecret(DATA_DIR, file)
  known.set(file, secret)
  return secret
}

/** Whether a secret exists, without creating one. */
export function hasAuthSecret({ AUTH_SECRET, DATA_DIR }: Pick<Config, "AUTH_SECRET" | "DATA_DIR">): boolean {
  return AUTH_SECRET !== undefined || readSecret(join(DATA_DIR, "auth-secret")) !== null
}

function readSecret(file: string): string | null {
  const saved = readIfThere(file)
  if (saved !== null && saved.length < shortest)
    throw new StartupError(
      `${file} holds no secret: it should be ${shortest} characters or more. Put the one from before back; without it, delete the file, and everybody signs in anew.`,
    )
  return saved
}

function makeSecret(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true })
  const secret = randomBytes(32).toString("base64url")
  // Written beside it first, so that a full disk leaves no empty file.
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, secret, { mode: 0o600, flush: true })
  renameSync(beside, file)
  return secret
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null
    throw error
  }
}
