import { existsSync } from "node:fs"
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"

/** Only originals are accepted, so that a forged backup can't write elsewhere. */
const originalPath = /^media\/originals\/[a-z2-7]{20}(?:-cover|-poster)?\.[a-z0-9]{2,5}$/

export type FileWriter = {
  /** False if the name is not an original's. */
  begin: (name: string, bytes: number) => Promise<boolean>
  /** False without a begun file, or beyond its size. */
  write: (part: Uint8Array) => Promise<boolean>
  /** False if bytes are missing. */
  finish: () => Promise<boolean>
  close: () => Promise<void>
}

/** Writes files below a folder one at a time, each completely or not at all. Existing ones stay. */
export function createFileWriter(dir: string): FileWriter {
  /** `file` is null if the original exists: its name is its hash. */
  let current: { path: string; beginning: string; file: FileHandle | null; left: number } | null = null

  async function close(): Promise<void> {
    if (!current) return
    const { file, beginning } = current
    current = null
    await file?.close()
    if (file) await rm(beginning, { force: true })
  }

  return {
    async begin(name, bytes) {
      if (!originalPath.test(name)) return false
      const path = join(dir, name)
      await mkdir(dirname(path), { recursive: true })
      const beginning = `${path}.part`
      // Left by an interrupted restore.
      await rm(beginning, { force: true })
      current = { path, beginning, file: existsSync(path) ? null : await open(beginning, "wx", 0o600), left: bytes }
      return true
    },
    async write(part) {
      if (!current || part.length > current.left) return false
      current.left -= part.length
      await current.file?.writeFile(part)
      return true
    },
    async finish() {
      if (!current) return true
      if (current.left > 0) return false
      const { file, beginning, path } = current
      current = null
      await file?.close()
      if (file) await rename(beginning, path)
      return true
    },
    close,
  }
}
