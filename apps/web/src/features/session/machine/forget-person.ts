import { writeCookie } from "../../../platform/cookie.ts"
import { deviceKeys, isPersons, type KeyIn } from "../../../platform/device-keys.ts"
import { removeAllSavedFeeds } from "../../../platform/feed-caches.ts"
import { savedFiles } from "../../../platform/files/saved-files.ts"
import { inCaches } from "../../../platform/in-caches.ts"
import { removeAllSaved } from "../../../platform/saved-caches.ts"
import { clearPlaces } from "../../../platform/saved-places.ts"
import { removeStored, storedKeys } from "../../../platform/storage.ts"
import { keysInTab, writeInTab } from "../../../platform/tab-storage.ts"
import { tokenStore } from "../../../platform/token-store.ts"

/** Deletes all of the leaving person's data on this device, as listed in `device-keys.ts`. */
export async function forgetPerson(): Promise<void> {
  tokenStore.write(null)
  for (const key of storedKeys()) if (isPersonsLocal(key)) removeStored(key)
  for (const key of keysInTab()) if (isPersonsInTab(key)) writeInTab(key, null)
  clearPlaces()
  for (const { key, store, owner } of deviceKeys) if (store === "cookie" && owner === "person") writeCookie(key, "")
  await savedFiles.clear()
  await removeAllSaved()
  await removeAllSavedFeeds()
  await inCaches(async (all) => {
    for (const name of await all.keys()) {
      const cache = await all.open(name)
      for (const request of await cache.keys()) {
        if (isPersons("cache", new URL(request.url).pathname)) await cache.delete(request)
      }
    }
  }, undefined)
}

function isPersonsLocal(key: string): key is KeyIn<"local"> {
  return isPersons("local", key)
}

function isPersonsInTab(key: string): key is KeyIn<"session"> {
  return isPersons("session", key)
}
