import type { Category } from "@confetti/contract/category"
import { t } from "@confetti/domain/messages/t"
import { planSaving } from "@confetti/domain/offline/plan-saving"
import { useEffect } from "react"
import { createStore } from "../../platform/create-store.ts"
import { jsonResponse } from "../../platform/in-caches.ts"
import { isOfflineError } from "../../platform/reads/use-reads.ts"
import {
  canSave,
  listSaved,
  openSaved,
  readSaved,
  removeSaved,
  type SavedSet,
  writeSaved,
} from "../../platform/saved-caches.ts"
import { scoped } from "../../platform/session-scope.ts"
import { announce } from "../../ui/announce.tsx"
import { fetchFile } from "./fetch-file.ts"
import { inParallel } from "./in-parallel.ts"
import { documentBytes, type Download, measureCategory } from "./measure-category.ts"

/** Progress of saving a category. `removed` are the titles deleted for it. */
export type Saving =
  | { step: "measuring" }
  | { step: "measured"; download: Download; removed: readonly SavedSet[] }
  | { step: "no-room"; bytes: number; free: number }
  | { step: "saving"; share: number; stop: () => void }
  | { step: "failed"; isOffline: boolean }

/** Categories stored for offline use and those being saved, by slug. Saving continues after leaving the page. */
export const savedTopicsOf = scoped((scope) => {
  const savedSets = createStore<readonly SavedSet[] | null>(null)
  const savings = createStore<Readonly<Record<string, Saving>>>({})

  const refresh = async () => savedSets.set(await listSaved())
  const setSaving = (slug: string, saving: Saving) => savings.set({ ...savings.get(), [slug]: saving })
  const endSaving = (slug: string) => {
    const { [slug]: _, ...others } = savings.get()
    savings.set(others)
  }
  return {
    savings,
    endSaving,
    async measure(category: Category, userId: string | null): Promise<void> {
      setSaving(category.slug, { step: "measuring" })
      try {
        const download = await measureCategory(category, userId)
        const saved = await listSaved()
        const plan = planSaving(category.slug, download.bytes, await roomHere(), saved)
        setSaving(
          category.slug,
          plan.ok
            ? { step: "measured", download, removed: saved.filter(({ slug }) => plan.removed.includes(slug)) }
            : { step: "no-room", bytes: download.bytes, free: plan.free },
        )
      } catch (error) {
        setSaving(category.slug, { step: "failed", isOffline: isOfflineError(error) })
      }
    },
    async save(download: Download, removed: readonly SavedSet[]): Promise<void> {
      const { slug, title } = download.category
      const ending = new AbortController()
      const { signal } = ending
      const stop = () => ending.abort()
      scope.onEnd(stop)
      setSaving(slug, { step: "saving", share: 0, stop })
      try {
        for (const each of removed) await removeSaved(each.slug)
        // The browser may refuse: then they stay while there is room.
        await navigator.storage.persist?.().catch(() => false)
        const onProgress = (share: number) => setSaving(slug, { step: "saving", share, stop })
        const saved = await saveDownload(download, { now: Date.now(), signal, onProgress })
        endSaving(slug)
        if (saved) announce(t`${title} is saved for offline`)
      } catch (error) {
        if (signal.aborted) {
          await removeSaved(slug)
          endSaving(slug)
        } else setSaving(slug, { step: "failed", isOffline: isOfflineError(error) })
      }
      await refresh()
    },
    async remove({ slug, title }: SavedSet): Promise<void> {
      await removeSaved(slug)
      endSaving(slug)
      await refresh()
      announce(t`${title} is no longer saved`)
    },
    /** Categories stored on this device; null while unknown, and if saving is impossible. */
    useSaved() {
      useEffect(() => {
        if (canSave()) void refresh()
      }, [])
      return savedSets.useValue()
    },
  }
})

/** Browsers without an estimate are trusted until they refuse. */
async function roomHere() {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate()
  return { quota, usage }
}

type Options = { now: number; signal: AbortSignal; onProgress: (share: number) => void }

/**
 * Downloads all of it into its own cache. Existing files are skipped, so that a broken connection costs little. Throws an `ApiError` then,
 * with the downloaded part marked as incomplete, or as `signal` aborts. Null if it was removed meanwhile, as by signing out: then nothing
 * stays.
 */
async function saveDownload(download: Download, { now, signal, onProgress }: Options): Promise<SavedSet | null> {
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
  // Measured pictures may be re-encoded smaller later: the downloaded size counts.
  const whole = { ...saved, bytes, isWhole: true }
  if ((await readSaved(category.slug)) === null) return null
  await writeSaved(whole)
  return whole
}
