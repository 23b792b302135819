import { readdir, rm, stat, utimes } from "node:fs/promises"
import { join } from "node:path"
import type { MediaFolder } from "./media-folder.ts"

/** Milliseconds for which a used file is kept: someone may be reading it. */
const sparedMs = 600_000
/** Share of the limit left after trimming, so that it does not run every minute. */
const leftShare = 0.9

/** Removes the least recently used files from a cache that exceeds this many bytes. A file's time is its last use. */
export async function trimCache(folder: MediaFolder, mostBytes: number, now: Date): Promise<void> {
  const used = [...folder.used]
  folder.used.clear()
  // The file may have been deleted meanwhile.
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
