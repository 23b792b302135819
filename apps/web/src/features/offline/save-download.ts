import { jsonResponse } from "../../platform/in-caches.ts"
import { openSaved, readSaved, type SavedSet, writeSaved } from "../../platform/saved-caches.ts"
import { fetchFile } from "./fetch-file.ts"
import { inParallel } from "./in-parallel.ts"
import { documentBytes, type Download } from "./measure-category.ts"

type Options = { now: number; signal: AbortSignal; onProgress: (share: number) => void }

/**
 * Fetches all of it into a cache of its own. What is there already is not fetched again, so that a line that breaks costs only what was
 * under way. Throws an `ApiError` where it does, and what has come stays, said to be a part. Throws as `signal` aborts. Null where it was removed
 * meanwhile, as by somebody who signed out: then nothing of it stays.
 */
export async function saveDownload(download: Download, { now, signal, onProgress }: Options): Promise<SavedSet | null> {
  const { category, tiles, files } = download
  const saved = { slug: category.slug, title: category.title, ids: tiles.map(({ id }) => id), savedAt: now }
  await writeSaved({ ...saved, bytes: download.bytes, isWhole: false })
  const cache = await openSaved(category.slug)
  for (const tile of tiles) {
    await cache.put(`/documents/tiles?ids=${tile.id}`, jsonResponse({ documents: [tile] }))
    await cache.put(`/documents/tiles?slug=${encodeURIComponent(tile.slug)}`, jsonResponse({ document: tile }))
  }
  let [done, bytes] = [0, documentBytes(tiles)]
  await inParallel(files, 4, async (file) => {
    signal.throwIfAborted()
    const there = await cache.match(file)
    const response = there ?? (await fetchFile(file, { signal }))
    const { size } = await response.clone().blob()
    bytes += size
    if (!there) await cache.put(file, response)
    onProgress(++done / files.length)
  })
  // A picture that was made for this very question is made smaller later: what has come is what counts.
  const whole = { ...saved, bytes, isWhole: true }
  if ((await readSaved(category.slug)) === null) return null
  await writeSaved(whole)
  return whole
}
