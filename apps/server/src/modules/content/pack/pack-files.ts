import { readdir, readFile } from "node:fs/promises"
import { join, sep } from "node:path"

/** A text file of a pack; its path is relative to the pack, with slashes. */
export type PackFile = { file: string; text: string }

/** All Markdown files in a folder of the pack, at any depth, in a stable order. A folder that is not there is empty. */
export async function readMarkdownFiles(dir: string, folder: string): Promise<PackFile[]> {
  const names = await readdir(join(dir, folder), { recursive: true }).catch(orEmpty)
  const files = names
    .filter((name) => name.endsWith(".md") && !name.split(sep).some((part) => part.startsWith(".")))
    .map((name) => `${folder}/${name.split(sep).join("/")}`)
    .sort()
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(dir, file), "utf8") })))
}

/** A file of the pack, or null when it is not there. */
export async function readPackFile(dir: string, file: string): Promise<string | null> {
  return readFile(join(dir, file), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null
    throw error
  })
}

function orEmpty(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return []
  throw error
}
