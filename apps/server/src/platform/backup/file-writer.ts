import { existsSync } from "node:fs"
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"

/** Originals are all that a backup has files of. One that somebody made up leads nowhere else: not to the database beside them. */
const originalPath = /^media\/originals\/[a-z2-7]{20}(?:-cover|-poster)?\.[a-z0-9]{2,5}$/

export type FileWriter = {
  /** False where the name is no original's. */
  begin: (name: string, bytes: number) => Promise<boolean>
  /** False where no file was begun, or it has more than it said. */
  write: (part: Uint8Array) => Promise<boolean>
  /** False where bytes are missing. */
  finish: () => Promise<boolean>
  close: () => Promise<void>
}

/** Writes files below a folder, one after the other, each whole or not at all. What is there already stays. */
export function createFileWriter(dir: string): FileWriter {
  /** `file` is null where the original is there already: its name is its hash, so it has the same bytes. */
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
      // What a restore that was cut off left behind.
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
