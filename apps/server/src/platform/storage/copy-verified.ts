import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import type { Readable } from "node:stream"
import { StartupError } from "../run-program.ts"
import type { ServedAs, Storage } from "./storage.ts"

export type MovedFile = { key: string; path: string; bytes: number; servedAs?: ServedAs }

/**
 * Copies a local file into a store unless it is there, and returns whether it was sent. It is read back and compared by SHA-256: a
 * StartupError if it differs.
 */
export async function copyVerified(store: Storage, { key, path, servedAs }: MovedFile): Promise<boolean> {
  const hash = await hashOf(createReadStream(path))
  if ((await storedHash(store, key)) === hash) return false
  await store.put(key, path, servedAs)
  if ((await storedHash(store, key)) !== hash) throw new StartupError("the store does not give it back as it was sent")
  return true
}

async function storedHash(store: Storage, key: string): Promise<string | null> {
  const bytes = await store.get(key)
  return bytes && hashOf(bytes)
}

async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash("sha256")
  for await (const part of bytes) hash.update(part as Uint8Array)
  return hash.digest("hex")
}
