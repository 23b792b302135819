import { writeCookie } from "../../../platform/cookie.ts"
import { deviceKeys, isPersons, type KeyIn } from "../../../platform/device-keys.ts"
import { removeAllKeptFeeds } from "../../../platform/feed-caches.ts"
import { keptFiles } from "../../../platform/files/kept-files.ts"
import { clearPlaces } from "../../../platform/kept-places.ts"
import { removeAllSaved } from "../../../platform/saved-caches.ts"
import { removeStored } from "../../../platform/storage.ts"
import { storedKeys } from "../../../platform/stored-keys.ts"
import { tokenStore } from "../../../platform/token-store.ts"

/** Clears everything of the person who leaves off this device: what `device-keys.ts` says is a person's. */
export async function forgetPerson(): Promise<void> {
  tokenStore.write(null)
  for (const key of storedKeys()) if (isPersonsLocal(key)) removeStored(key)
  clearTab()
  clearPlaces()
  for (const { key, store, owner } of deviceKeys) if (store === "cookie" && owner === "person") writeCookie(key, "")
  await keptFiles.clear()
  if (!("caches" in globalThis)) return
  await removeAllSaved()
  await removeAllKeptFeeds()
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      if (isPersons("cache", new URL(request.url).pathname)) await cache.delete(request)
    }
  }
}

function isPersonsLocal(key: string): key is KeyIn<"local"> {
  return isPersons("local", key)
}

function clearTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (isPersons("session", key)) sessionStorage.removeItem(key)
  } catch {
    // What can't be read was never kept.
  }
}
