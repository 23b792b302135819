import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"

/** Where media lie: made files by their name, what they are made from in `originals`, ghosts in `ghosts`; beside them the list `covers`. */
export type MediaFolder = { files: string; originals: string; ghosts: string; covers: string }

/** Where an original lies below the data folder. */
export function originalPath(file: string): string {
  return `media/originals/${file}`
}

const unfinished = ".unfinished"

export function mediaFolder(dataDir: string): MediaFolder {
  const files = join(dataDir, "media")
  const covers = join(dataDir, "covers.json")
  return { files, originals: join(files, "originals"), ghosts: join(files, "ghosts"), covers }
}

/** Whoever makes the folder draws for it, even when its import finds the database up to date: the list of covers begins here. */
export async function prepareMediaFolder(folder: MediaFolder): Promise<void> {
  await mkdir(folder.originals, { recursive: true })
  // A restored backup brings originals, and neither ghosts nor covers.
  const made = await mkdir(folder.ghosts, { recursive: true })
  if (made !== undefined && !existsSync(folder.covers)) await writeWhole(folder.covers, "{}")
}

/** Nothing takes this long to make. */
const longestMs = 3_600_000

/** Removes what killed processes had begun; what another process is making now is younger. */
export async function sweepMediaFolder(folder: MediaFolder, now: number): Promise<void> {
  for (const dir of [folder.files, folder.originals, folder.ghosts]) {
    for (const name of await readdir(dir)) {
      if (!name.endsWith(unfinished)) continue
      const path = join(dir, name)
      const isOld = await stat(path).then(
        ({ mtimeMs }) => now - mtimeMs > longestMs,
        () => false,
      )
      if (isOld) await rm(path, { force: true })
    }
  }
}

/** A name beside `path` to write to; renaming it then puts the whole file in its place at once. */
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
