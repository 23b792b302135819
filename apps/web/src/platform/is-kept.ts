import { inCaches } from "./in-caches.ts"

export function isKept(file: string): Promise<boolean> {
  return inCaches(async (all) => (await all.match(file, { ignoreSearch: true })) !== undefined, false)
}
