import { inCaches, jsonResponse } from "./in-caches.ts"
import { fieldsOf } from "./storage.ts"

/** The service worker's cache of reads (see `offline.ts`). */
export const documentsCache = "documents"

/** Stores a document under its address for offline use, though it arrived otherwise. True if it was stored. */
export function keepDocument(path: string, document: unknown): Promise<boolean> {
  return inCaches(async (all) => {
    await (await all.open(documentsCache)).put(`/documents/${path}`, jsonResponse({ document }))
    return true
  }, false)
}

/** The stored document of an address, or null. Unvalidated: another version may have stored it. */
export function readSavedDocument(path: string): Promise<unknown> {
  return inCaches<unknown>(async (all) => {
    const saved = await (await all.open(documentsCache)).match(`/documents/${path}`)
    return fieldsOf(await saved?.json())["document"] ?? null
  }, null)
}
