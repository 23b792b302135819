import type { Tile } from "@confetti/contract/tile"
import { readDocuments } from "../../../platform/api.ts"
import { keepDocument } from "../../../platform/keep-document.ts"
import { readKeptDocument } from "../../../platform/read-kept-document.ts"
import { decodePicture } from "../../tile/index.ts"
import { todayTiles } from "../today-store.ts"

/** All of them together: the feed asks for its tiles by pages, which are others once the order has changed. It leaves with its person. */
const path = "users/today"

/**
 * Fetches these tiles while there is a connection, so that each can be shown and opened without one; without pictures where data is saved.
 * The service worker is what keeps them: waits for it. True once all are there. Throws an `ApiError`.
 */
export async function keepForOffline(tileIds: readonly string[], savesData: boolean): Promise<boolean> {
  if (tileIds.length === 0 || !("serviceWorker" in navigator)) return false
  await workerIsThere()
  const tiles = await readDocuments(`tiles?ids=${tileIds.join()}`)
  todayTiles.set(tiles)
  if (!(await keepDocument(path, tiles))) return false
  for (const tile of tiles) {
    if (!(await keepDocument(`tiles?slug=${encodeURIComponent(tile.slug)}`, tile))) return false
    if (!savesData && !(await decodePicture(tile.picture))) return false
  }
  return true
}

/** What was kept is at hand for the feed, whatever it can read. */
export async function showKeptTiles(): Promise<void> {
  const tiles = await readKeptDocument(path)
  if (Array.isArray(tiles)) todayTiles.set(tiles as Tile[])
}

/** On a first visit it comes some seconds after the page. */
async function workerIsThere(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }))
}
