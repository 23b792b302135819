import { inCaches, jsonResponse, removeCaches } from "./in-caches.ts"
import { fieldsOf, isTextList } from "./storage.ts"

/** Something kept whole for a journey. `bytes` is what all of its files weigh, `savedAt` is in milliseconds. */
export type SavedSet = {
  slug: string
  title: string
  ids: string[]
  bytes: number
  savedAt: number
  /** False while it is being fetched, and where that broke off. */
  isWhole: boolean
}

/** Each has a cache of its own: it goes in one piece, and what merely expires elsewhere takes nothing of it. */
const prefix = "saved-"

/** What it is stands in it, beside what it holds. The service worker reads only the rest (see `offline.ts`). */
const label = "/documents/saved"

export function canSave(): boolean {
  return "caches" in globalThis && "serviceWorker" in navigator
}

/** Rejects where the browser refuses: whoever saves is told. */
export async function openSaved(slug: string): Promise<Cache> {
  return caches.open(prefix + slug)
}

/** Rejects where the browser refuses or is full: whoever saves is told. */
export async function writeSaved(saved: SavedSet): Promise<void> {
  await (await openSaved(saved.slug)).put(label, jsonResponse(saved))
}

export function readSaved(slug: string): Promise<SavedSet | null> {
  return inCaches(async (all) => {
    // By name alone: a cache that is opened while it is being deleted begins anew.
    const kept: unknown = await (await all.match(label, { cacheName: prefix + slug }))?.json()
    return isSavedSet(kept) ? kept : null
  }, null)
}

/** All of them, the newest first. */
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
