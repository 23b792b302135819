import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { DatabaseUnavailable } from "../run-program.ts"

/**
 * Locks DATA_DIR for this process, as two would destroy an embedded database. Returns the unlocking function. It is SQLite's lock on an
 * empty file: exclusive on every platform, and released by the kernel when the process dies.
 */
export function lockDataDir(dataDir: string): () => void {
  const holderFile = join(dataDir, "lock.pid")
  const lock = new DatabaseSync(join(dataDir, "lock"), { timeout: 0 })
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive")
  } catch (error) {
    lock.close()
    throw new DatabaseUnavailable(
      `Another Confetti${holder(holderFile)} already uses ${dataDir}. Stop it first, or set another DATA_DIR.`,
      { cause: error },
    )
  }
  writeFileSync(holderFile, String(process.pid))
  return () => lock.close()
}

function holder(file: string): string {
  try {
    return ` (process ${Number.parseInt(readFileSync(file, "utf8"), 10)})`
  } catch {
    return ""
  }
}
