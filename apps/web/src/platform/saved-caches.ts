import { inCaches, jsonResponse, removeCaches } from "./in-caches.ts"
import { fieldsOf, isTextList } from "./storage.ts"

/** A download. `bytes` is the size of its files, `savedAt` in milliseconds. */
export type SavedSet = {
  slug: string
  title: string
  ids: string[]
  bytes: number
  savedAt: number
  /** False while downloading, and if it was interrupted. */
  isWhole: boolean
}

/** A cache for each download, so that it is deleted whole and never expires. */
const prefix = "saved-"

/** The cache's description, ignored by the service worker (see `offline.ts`). */
const label = "/documents/saved"

export function canSave(): boolean {
  return "caches" in globalThis && "serviceWorker" in navigator
}

/** Rejects if the browser refuses. */
export async function openSaved(slug: string): Promise<Cache> {
  return caches.open(prefix + slug)
}

/** Rejects if the browser refuses or is full. */
export async function writeSaved(saved: SavedSet): Promise<void> {
  await (await openSaved(saved.slug)).put(label, jsonResponse(saved))
}

export function readSaved(slug: string): Promise<SavedSet | null> {
  return inCaches(async (all) => {
    // By name: opening a cache that is being deleted recreates it.
    const saved: unknown = await (await all.match(label, { cacheName: prefix + slug }))?.json()
    return isSavedSet(saved) ? saved : null
  }, null)
}

/** All downloads, newest first. */
export async function listSaved(): Promise<SavedSet[]> {
  const names = (await inCaches((all) => all.keys(), [])).filter((name) => name.startsWith(prefix))
  const found = await Promise.all(names.map((name) => readSaved(name.slice(prefix.length))))
  return found.filter((each) => each !== null).toSorted((a, b) => b.savedAt - a.savedAt)
}

export async function removeSaved(slug: string): Promise<void> {
  await inCaches((all) => all.delete(prefix + slug), false)
}

export function removeAllSaved(): Promise<void> {
  return removeCaches(prefix)
}

function isSavedSet(value: unknown): value is SavedSet {
  const { slug, title, ids, bytes, savedAt, isWhole } = fieldsOf(value)
  return (
    typeof slug === "string" &&
    typeof title === "string" &&
    isTextList(ids) &&
    typeof bytes === "number" &&
    typeof savedAt === "number" &&
    typeof isWhole === "boolean"
  )
}
