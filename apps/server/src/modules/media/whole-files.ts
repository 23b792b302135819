import { randomBytes } from "node:crypto"
import { copyFile, rename, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"

export const unfinished = ".unfinished"

/** A temporary name beside `path`; renaming it publishes the complete file at once. */
export function unfinishedPath(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomBytes(4).toString("hex")}${unfinished}`)
}

export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const beginning = unfinishedPath(path)
  await writeFile(beginning, content)
  await rename(beginning, path)
}

export async function copyWhole(from: string, path: string): Promise<void> {
  const beginning = unfinishedPath(path)
  await copyFile(from, beginning)
  await rename(beginning, path)
}
