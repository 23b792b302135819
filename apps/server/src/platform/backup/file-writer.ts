import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"

/** Plain names below plain folders: a backup that somebody made up leads nowhere else. */
const plainPath = /^[a-z][\w-]*(?:\/[a-z][\w-]*)*\/[a-z0-9][\w-]*\.[a-z0-9]+$/

export type FileWriter = {
  /** False where the name leads out of the folder. */
  begin: (name: string, bytes: number) => Promise<boolean>
  /** False where no file was begun, or it has more than it said. */
  write: (part: Uint8Array) => Promise<boolean>
  /** False where bytes are missing. */
  finish: () => Promise<boolean>
  /** Removes what is not whole. */
  close: () => Promise<void>
}

/** Writes files below a folder, one after the other, each whole or not at all. What is there already stays. */
export function createFileWriter(dir: string): FileWriter {
  let current: { path: string; beginning: string; file: FileHandle; left: number } | null = null

  async function close(): Promise<void> {
    if (!current) return
    const { file, beginning } = current
    current = null
    await file.close()
    await rm(beginning, { force: true })
  }

  return {
    async begin(name, bytes) {
      if (!plainPath.test(name)) return false
      const path = join(dir, name)
      await mkdir(dirname(path), { recursive: true })
      const beginning = `${path}.part`
      current = { path, beginning, file: await open(beginning, "w"), left: bytes }
      return true
    },
    async write(part) {
      if (!current || part.length > current.left) return false
      current.left -= part.length
      await current.file.writeFile(part)
      return true
    },
    async finish() {
      if (!current) return true
      if (current.left > 0) return false
      const { file, beginning, path } = current
      current = null
      await file.close()
      await rename(beginning, path)
      return true
    },
    close,
  }
}
