import { readdir, readFile, stat } from "node:fs/promises"
import { join, relative, sep } from "node:path"
import { z } from "zod"
import type { MovedFile } from "../../platform/storage/copy-verified.ts"
import { codeOf } from "../../platform/thrown.ts"
import { isKey } from "./keys.ts"

const besideOriginal = ".json"
const expected = z.object({ size: z.int().nonnegative() })

/**
 * Files below the folder by store key, in order, and the number of incomplete ones. Those start again in another store, where a file under
 * its key counts as complete.
 */
export async function listUploadedFiles(folder: string): Promise<{ files: MovedFile[]; unfinished: number }> {
  const files: MovedFile[] = []
  let unfinished = 0
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneIfMissing)
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(folder, path).split(sep).join("/")
    if (!entry.isFile() || !isKey(key)) continue
    const { size: bytes } = await stat(path)
    if (await isWhole(path, bytes)) files.push({ key, path, bytes })
    else unfinished += 1
  }
  return { files: files.toSorted((a, b) => (a.key < b.key ? -1 : 1)), unfinished }
}

async function isWhole(path: string, bytes: number): Promise<boolean> {
  const beside = await readFile(path + besideOriginal, "utf8").catch(noneIfMissing)
  return beside.length === 0 || expected.parse(JSON.parse(String(beside))).size === bytes
}

function noneIfMissing(error: unknown): [] {
  if (codeOf(error) === "ENOENT") return []
  throw error
}
