import { inCaches, jsonResponse } from "./in-caches.ts"
import { fieldsOf } from "./storage.ts"

/** The service worker's cache of what was read (see `offline.ts`). */
export const documentsCache = "documents"

/**
 * Keeps a document for when there is no network, under the address it is read from, though it came by another way. True when it was kept.
 */
export function keepDocument(path: string, document: unknown): Promise<boolean> {
  return inCaches(async (all) => {
    await (await all.open(documentsCache)).put(`/documents/${path}`, jsonResponse({ document }))
    return true
  }, false)
}

/** What was kept under this address; null for nothing. Who reads it checks what it is: another version of the app may have kept it. */
export function readKeptDocument(path: string): Promise<unknown> {
  return inCaches<unknown>(async (all) => {
    const kept = await (await all.open(documentsCache)).match(`/documents/${path}`)
    return fieldsOf(await kept?.json())["document"] ?? null
  }, null)
}
