import { inCaches, jsonResponse } from "./in-caches.ts"

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
