import { readdir, rm, stat, utimes } from "node:fs/promises"
import { join } from "node:path"
import type { MediaFolder } from "./media-folder.ts"

/** What was used within this time stays, in milliseconds: somebody may be reading it. */
const sparedMs = 600_000
/** How much of what is allowed is left after trimming, so that it is not done each minute. */
const leftShare = 0.9

/** Removes what was not used for longest from a cache that has grown beyond this many bytes. A file's time says when it was last used. */
export async function trimCache(folder: MediaFolder, mostBytes: number, now: Date): Promise<void> {
  const used = [...folder.used]
  folder.used.clear()
  // One that is gone meanwhile was used all the same.
  for (const path of used) await utimes(path, now, now).catch(() => {})
  const files = (await Promise.all([folder.files, folder.originals].map(filesIn))).flat()
  let total = files.reduce((sum, { size }) => sum + size, 0)
  if (total <= mostBytes) return
  for (const { path, size, mtimeMs } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= mostBytes * leftShare || now.getTime() - mtimeMs < sparedMs) return
    await rm(path, { force: true })
    total -= size
  }
}

async function filesIn(dir: string): Promise<{ path: string; size: number; mtimeMs: number }[]> {
  const entries = await readdir(dir, { withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ name }) => join(dir, name))
  const found = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ size, mtimeMs }) => [{ path, size, mtimeMs }],
        () => [],
      ),
    ),
  )
  return found.flat()
}
