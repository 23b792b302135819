import { inCaches } from "./in-caches.ts"

/** Whether the service worker has a file of the app. */
export function isKept(file: string): Promise<boolean> {
  return inCaches(async (all) => (await all.match(file, { ignoreSearch: true })) !== undefined, false)
}
