/** The service worker's cache of what was read (see `offline.ts`). */
const cacheName = "documents"

/**
 * Keeps a document for when there is no network, under the address it is read from, though it came by another way.
 * Nothing happens where the browser has no cache, as on plain http.
 */
export async function keepDocument(path: string, document: unknown): Promise<void> {
  if (!("caches" in globalThis)) return
  const cache = await caches.open(cacheName)
  await cache.put(`/documents/${path}`, Response.json({ document }))
}

/** What was kept under this address; null for nothing. Who reads it checks what it is: another version of the app may have kept it. */
export async function readKeptDocument(path: string): Promise<unknown> {
  if (!("caches" in globalThis)) return null
  const kept = await (await caches.open(cacheName)).match(`/documents/${path}`)
  return kept ? ((await kept.json()) as { document: unknown }).document : null
}
