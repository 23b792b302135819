import { randomUUID } from "node:crypto"
import { constants } from "node:fs"
import { copyFile, mkdir, open, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { codeOf } from "../thrown.ts"
import type { Storage } from "./storage.ts"

/** Files in a local or shared folder. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string): string => join(folder, key)
  return {
    put: async (key, path) => {
      const target = pathOf(key)
      const beginning = join(dirname(target), `.${randomUUID()}`)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      try {
        await copyFile(path, beginning, constants.COPYFILE_FICLONE)
        await rename(beginning, target)
      } finally {
        await rm(beginning, { force: true })
      }
    },
    get: async (key, part = { start: 0, end: Number.POSITIVE_INFINITY }) => {
      const file = await open(pathOf(key)).catch(noneIfMissing)
      return file?.createReadStream(part) ?? null
    },
    exists: async (key) => (await stat(pathOf(key)).catch(noneIfMissing)) !== null,
    delete: (key) => rm(pathOf(key), { force: true }),
    close: () => {},
  }
}

function noneIfMissing(error: unknown): null {
  if (codeOf(error) === "ENOENT") return null
  throw error
}
