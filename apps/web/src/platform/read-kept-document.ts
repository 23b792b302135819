import { inCaches } from "./in-caches.ts"
import { documentsCache } from "./keep-document.ts"
import { fieldsOf } from "./storage.ts"

/** What was kept under this address; null for nothing. Who reads it checks what it is: another version of the app may have kept it. */
export function readKeptDocument(path: string): Promise<unknown> {
  return inCaches<unknown>(async (all) => {
    const kept = await (await all.open(documentsCache)).match(`/documents/${path}`)
    return fieldsOf(await kept?.json())["document"] ?? null
  }, null)
}
