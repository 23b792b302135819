/** The service worker's cache of what was read (see `offline.ts`). */
export const documentsCache = "documents"

/**
 * Keeps a document for when there is no network, under the address it is read from, though it came by another way.
 * Nothing happens where the browser has no cache, as on plain http.
 */
export async function keepDocument(path: string, document: unknown): Promise<void> {
  if (!("caches" in globalThis)) return
  const cache = await caches.open(documentsCache)
  await cache.put(`/documents/${path}`, Response.json({ document }))
}
