import { documentsCache } from "./keep-document.ts"

/** What was kept under this address; null for nothing. Who reads it checks what it is: another version of the app may have kept it. */
export async function readKeptDocument(path: string): Promise<unknown> {
  if (!("caches" in globalThis)) return null
  const kept = await (await caches.open(documentsCache)).match(`/documents/${path}`)
  return kept ? ((await kept.json()) as { document: unknown }).document : null
}
